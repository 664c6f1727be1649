import { BufferAttribute, type BufferGeometry, Shape } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Parts } from '../bake/model.ts'
import { roundedHole, roundedRectangle } from '../geometry/outline.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, mirrored, plate } from '../geometry/solids.ts'
import { TRAY } from './measures.ts'
import { TABLE_Y } from './tableTop.ts'

const RAIL_WIDTH = 0.62
/** The place of the brass line, as a share of the rail from the inside. */
const INLAID = 0.51
const TOP = 0.16
const LIFT = TOP + 0.025
/** Cells that one repeat of the frame's wood covers, along and across the grain. */
const [ALONG, ACROSS] = [6, 2.2]

/** Returns texture places with the grain along each rail: the picture's axes swap on the side rails. */
function grained(frame: BufferGeometry, [innerX, innerZ]: Inner): BufferGeometry {
  const position = frame.getAttribute('position')
  const uv = new BufferAttribute(new Float32Array(position.count * 2), 2)
  for (let i = 0; i < position.count; i += 3) {
    const corners = [i, i + 1, i + 2]
    const mean = (read: (k: number) => number) => corners.reduce((sum, k) => sum + read(k), 0) / 3
    const side =
      Math.abs(mean((k) => position.getX(k))) - innerX / 2 > Math.abs(mean((k) => position.getZ(k))) - innerZ / 2
    for (const k of corners) {
      const [x, y, z] = [position.getX(k), position.getY(k), position.getZ(k)]
      if (side) uv.setXY(k, z / ALONG + 0.3, (x + y) / ACROSS)
      else uv.setXY(k, x / ALONG, (z + y) / ACROSS)
    }
  }
  return frame.setAttribute('uv', uv)
}

/** Inner size of a tray (cells): along x and along z. */
type Inner = readonly [x: number, z: number]

function rails([x, z]: Inner, rail: number): BufferGeometry {
  const shape = roundedRectangle(x + rail * 2, z + rail * 2, 0.55)
  shape.holes.push(roundedHole(x, z, 0.3))
  const frame = plate(shape, { depth: TOP - TABLE_Y - 0.16, bevel: 0.1, rise: 0.12, bevelSteps: 3, curve: 5 })
  frame.rotateX(Math.PI / 2).translate(0, TOP - 0.1, 0)
  return grained(toCreasedNormals(frame, 0.5), [x, z])
}

/** Returns a thin line of brass let into the rails. */
function inlay([x, z]: Inner, rail: number, share: number): BufferGeometry {
  const [outerX, outerZ] = [x + rail * 2 * share, z + rail * 2 * share]
  const shape = roundedRectangle(outerX, outerZ, 0.35)
  shape.holes.push(roundedHole(outerX - 0.09, outerZ - 0.09, 0.32))
  const strip = plate(shape, { depth: 0.012, curve: 5 })
    .rotateX(Math.PI / 2)
    .translate(0, LIFT + 0.004, 0)
  return part(strip, '#d9a84e', { roughness: 0.32, metalness: 0.75, grain: 0 })
}

function cornerShape(edge: number, rail: number): Shape {
  const reach = 1.25
  const shape = new Shape()
  shape.moveTo(edge - 0.4, edge)
  shape.quadraticCurveTo(edge, edge, edge, edge - 0.4)
  shape.lineTo(edge, edge - reach)
  shape.quadraticCurveTo(edge - rail * 0.55, edge - reach - 0.22, edge - rail * 1.1, edge - reach + 0.05)
  shape.quadraticCurveTo(edge - rail * 1.05, edge - rail * 1.05, edge - reach + 0.05, edge - rail * 1.1)
  shape.quadraticCurveTo(edge - reach - 0.22, edge - rail * 0.55, edge - reach, edge)
  return shape
}

/** Returns one brass plate over a corner of the frame, with three screws, at +x and +z. */
function cornerPlate(edge: number, rail: number): BufferGeometry {
  const sheet = plate(cornerShape(edge, rail), { depth: 0.3, bevel: 0.05, rise: 0.05, bevelSteps: 1, curve: 4 })
  sheet.rotateX(Math.PI / 2).translate(0, LIFT + 0.01, 0)
  const screws = [
    [0.42, 0.42],
    [0.95, 0.35],
    [0.35, 0.95],
  ] as const
  return joined([
    part(toCreasedNormals(sheet, 0.5), '#b98231', { roughness: 0.3, metalness: 0.95, grain: 0 }),
    ...screws.map(([dx, dz]) =>
      part(ball(0.06, [edge - dx, LIFT + 0.045, edge - dz], [1, 0.5, 1], 8, 4), '#f0c670', {
        roughness: 0.22,
        metalness: 0.95,
        grain: 0,
      }),
    ),
  ])
}

/**
 * Returns the frame of a sea that is `size` square, or of the given depth: `wood` with repeating grain, `brass` inlay
 * and corner plates.
 */
export function tray(size: number = TRAY.sizeX, rail = RAIL_WIDTH, inlaid = INLAID, depth = size): Parts {
  const corner = cornerPlate(size / 2 + rail + 0.115, rail).translate(0, 0, (depth - size) / 2)
  const west = mirrored(corner, 'x')
  const corners = [corner, west, mirrored(corner, 'z'), mirrored(west, 'z')]
  const inner: Inner = [size, depth]
  return { wood: rails(inner, rail), brass: joined([inlay(inner, rail, inlaid), ...corners]) }
}
