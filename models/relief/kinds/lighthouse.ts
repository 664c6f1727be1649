import { type BufferGeometry, CylinderGeometry } from 'three'
import { cone, drum, placed, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, STONE, THIN } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'

const [X, Z] = [-0.07, 0.03]
const LAMP_HEIGHT = 0.385
const BANDS = ['#fbf1da', '#ea4a38', '#fbf1da', '#ea4a38'] as const

/** Carves a striped tower on its rock. It leans back, because from above only its cap would be visible otherwise. */
function tower(carver: Carver, lamp: { readonly colour: string; readonly glow: number }): void {
  carver.add(lump({ at: [X, 0, Z - 0.02], r: 0.25, h: 0.11, seed: 3 }), '#938883', STONE)
  carver.add(lump({ at: [X + 0.22, 0, Z - 0.08], r: 0.12, h: 0.08, seed: 5 }, carver.detail), '#a0958d', STONE)
  carver.add(lump({ at: [X - 0.22, 0, Z + 0.04], r: 0.1, h: 0.07, seed: 7 }), '#857a75', { ...STONE, fine: true })
  const lay = (solid: BufferGeometry) => placed(solid.scale(1, 0.96, 1), [X, 0.05, Z], [-0.46, 0, 0])
  const sides = carver.cut(8, 6)
  for (const [i, colour] of BANDS.entries()) {
    const radius = (level: number) => 0.135 - level * 0.013
    const band = new CylinderGeometry(radius(i + 1), radius(i), 0.08, sides, 1, true).translate(0, 0.04 + i * 0.08, 0)
    carver.add(lay(band), colour, { line: 0.012, grain: 0.15, shade: 0.7 })
  }
  carver.add(lay(drum(0.125, 0.11, 0.028, [0, 0.335, 0], sides)), '#6a4a2c', THIN)
  carver.add(lay(drum(0.078, 0.078, 0.085, [0, 0.39, 0], sides)), lamp.colour, {
    glow: lamp.glow,
    ...BARE,
    roughness: 0.2,
  })
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * Math.PI * 2 + 0.78
    const [x, z] = [Math.cos(angle) * 0.082, Math.sin(angle) * 0.082]
    carver.add(lay(rod([x, 0.35, z], [x, 0.43, z], 0.008, 0.008, 3, true)), '#3a2215', { line: 0, fine: true })
  }
  carver.add(lay(cone(0.12, 0.09, [0, 0.47, 0], sides)), '#d04030', { facet: true })
}

export function lighthouse(carver: Carver): void {
  tower(carver, { colour: '#ffe98a', glow: 2.4 })
  carver.part('lighthouse-beam', () => {
    const beam = cone(0.17, 0.95, [0, 0, 0], carver.cut(8, 5), [0, 0, Math.PI / 2]).scale(1, 0.4, 1)
    carver.add(beam.translate(X + 0.5, LAMP_HEIGHT, Z - 0.166), '#fff0a8', { glow: 1.7, line: 0 })
  })
}

/** Carves the lighthouse with its lamp out, after its use. */
export function darkLighthouse(carver: Carver): void {
  tower(carver, { colour: '#39434c', glow: 0 })
}
