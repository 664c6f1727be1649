import { BufferGeometry, Float32BufferAttribute } from 'three'

/** A tray on whose rails a ribbon lies (cells). */
export interface RibbonTray {
  /** The position of its middle. */
  readonly x: number
  readonly z: number
  /** Inner size. */
  readonly sizeX: number
  readonly sizeZ: number
  /** Width of its rails, and how far from their inner edge the ribbon begins: beyond the letters. */
  readonly rail: number
  readonly from: number
}

/** The height of the rail's top, and the width (`out`) and depth (`down`) of the rounded edge outside it (cells). */
const TOP = 0.18
const EDGE = { out: 0.1, down: 0.12 } as const
/** The height of the ribbon over the wood and over the brass line in it (cells). */
const LAID = 0.015
/**
 * The distance between the ends of a ribbon and the outer edge of the rails, under the brass plates on the corners
 * (cells).
 */
const UNDER_PLATE = 0.8
/** The length of one picture, in widths of the ribbon. */
export const PICTURE_LENGTH = 5

/**
 * A point on the cross-section of a rail: its distance from the inner edge, its height, and its place across the
 * ribbon.
 */
interface Across {
  readonly out: number
  readonly y: number
  readonly along: number
}

/** Returns the cross-section of a ribbon: over the outer part of the flat top and down the rounded edge. */
function profileOf({ rail, from }: RibbonTray): readonly Across[] {
  const edge = [0, 1 / 3, 2 / 3, 0.9].map((share) => {
    const turn = (share * Math.PI) / 2
    return { out: rail + EDGE.out * Math.sin(turn), y: TOP - EDGE.down * (1 - Math.cos(turn)) }
  })
  let along = 0
  let before: { readonly out: number; readonly y: number } | null = null
  return [{ out: from, y: TOP }, ...edge].map((point) => {
    if (before) along += Math.hypot(point.out - before.out, point.y - before.y)
    before = point
    return { out: point.out + LAID, y: point.y + LAID, along }
  })
}

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

/** Returns ribbons along the outer part of all rails of all trays. Their pictures stand upright on the near rails. */
export function ribbonGeometry(trays: readonly RibbonTray[]): BufferGeometry {
  const [position, uv]: [number[], number[]] = [[], []]
  for (const tray of trays) for (const side of SIDES) addSide(tray, side, position, uv)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.computeVertexNormals()
  return geometry
}

function addSide(tray: RibbonTray, [dx, dz]: readonly [number, number], position: number[], uv: number[]): void {
  const profile = profileOf(tray)
  const width = profile.at(-1)?.along ?? 1
  const [ahead, aside] = dx === 0 ? [tray.sizeZ, tray.sizeX] : [tray.sizeX, tray.sizeZ]
  const reach = aside / 2 + tray.rail - UNDER_PLATE
  const add = (s: number, { out, y, along }: Across) => {
    const away = ahead / 2 + out
    position.push(tray.x + dx * away + dz * s, y, tray.z + dz * away - dx * s)
    uv.push(s / (width * PICTURE_LENGTH), 1 - along / width)
  }
  for (const [i, inner] of profile.slice(0, -1).entries()) {
    const outer = profile[i + 1] ?? inner
    for (const [s, across] of [
      [-reach, inner],
      [-reach, outer],
      [reach, outer],
      [-reach, inner],
      [reach, outer],
      [reach, inner],
    ] as const)
      add(s, across)
  }
}
