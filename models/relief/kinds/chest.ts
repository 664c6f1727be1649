import { type BufferGeometry, PlaneGeometry } from 'three'
import { box, placed } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, METAL, TIMBER } from '../bench/finishes.ts'
import { CUSHION } from '../cushion.ts'

/** The size of the chest, and the middle of its foot, in cells. */
const [W, D, H] = [0.56, 0.3, 0.17]
const { x: X, z: Z } = CUSHION

const BRASS = '#e8b34c'
/** Carves an open, empty chest. */
export function emptyChest(carver: Carver): void {
  crate(carver)
  lid(carver)
}

function crate(carver: Carver): void {
  carver.add(box([W, H, 0.035], [X, H / 2, Z + D / 2]), '#c67d3c', TIMBER)
  carver.add(box([W, H, 0.035], [X, H / 2, Z - D / 2]), '#9a5c2c', { ...TIMBER, line: 0, fine: true })
  for (const side of [-1, 1]) {
    carver.add(box([0.04, H, D], [X + side * (W / 2 - 0.02), H / 2, Z]), '#b06c35', TIMBER)
    const band = box([0.06, H + 0.012, 0.05], [X + side * 0.18, H / 2, Z + D / 2])
    carver.add(band, BRASS, { ...METAL, line: 0.007, fine: true })
  }
  carver.add(box([0.1, 0.1, 0.06], [X, H * 0.7, Z + D / 2 + 0.008]), '#f6c95c', { ...METAL, line: 0.007 })
  carver.add(box([0.028, 0.046, 0.07], [X, H * 0.68, Z + D / 2 + 0.01]), '#2a160c', { line: 0, fine: true })
  carver.add(new PlaneGeometry(W - 0.06, D - 0.04).rotateX(-Math.PI / 2).translate(X, 0.02, Z), '#1c0d07', {
    line: 0,
    shade: 0,
  })
}

/** Carves the lid thrown back, lined with red. */
function lid(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid, [X, H + 0.01, Z - D / 2 - 0.01], [-0.62, 0, 0])
  carver.add(lay(box([W, 0.17, 0.05], [0, 0.085, 0])), '#b06c35', TIMBER)
  carver.add(lay(new PlaneGeometry(W - 0.09, 0.115).translate(0, 0.085, 0.028)), '#b33a2b', { line: 0, shade: 0.5 })
  for (const side of [-1, 1]) {
    carver.add(lay(box([0.06, 0.18, 0.064], [side * 0.18, 0.085, 0])), BRASS, { ...METAL, ...BARE, fine: true })
  }
}

/** Carves the same chest filled with dark cloth, on which the remaining coins lie as separate models. */
export function fullChest(carver: Carver): void {
  crate(carver)
  carver.part('chest-full-lid', () => lid(carver))
  const bed = box([W - 0.08, 0.05, 0.34], [X, CUSHION.height - 0.025, Z], [CUSHION.tilt, 0, 0])
  carver.add(bed, '#5e2c18', { grain: 0.1, shade: 0.4, line: 0 })
}
