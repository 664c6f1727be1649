import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { part } from '../geometry/part.ts'
import { ball, box, drum, ring, turned } from '../geometry/solids.ts'
import { TEAM_PAINT, type TeamId } from '../teams.ts'
import { beard, longMoustache, moustache, smile } from './beards.ts'
import { BRASS, BRASS_FINISH, type Character, figure } from './figure.ts'
import { furCap, headband, widebrim } from './residentHats.ts'
import { bandana, bicorne, strawHat, tricorn } from './teamHats.ts'

const SKIN = '#e3b184'
const NOSE = '#d58c64'

function eyePatch(detail: Detail): readonly BufferGeometry[] {
  const dark = { roughness: 0.6, grain: 0 }
  const strap = ring(0.1535, 0.007, [0, 0.645, 0], {
    turn: [Math.PI / 2 + 0.12, 0.22, 0],
    sides: 3,
    segments: cut(detail, 20, 10),
  })
  return [
    part(ball(0.04, [0.056, 0.637, 0.124], [1, 1, 0.6], cut(detail, 8, 7), cut(detail, 6, 3)), '#15110f', dark),
    part(strap, '#15110f', dark),
  ]
}

/** The head of each team's pirates: the hat is the team mark. */
const HEADS: Readonly<Record<TeamId, (detail: Detail) => readonly BufferGeometry[]>> = {
  white: (detail) => [...moustache(detail, '#f3ead6'), ...tricorn(detail)],
  red: (detail) => [...beard(detail, '#6b2e14', '#5a1c14'), ...bandana(detail)],
  black: (detail) => [...beard(detail, '#1c1716', '#7a2a22', 1.1), ...eyePatch(detail), ...bicorne(detail)],
  yellow: (detail) => [...longMoustache(detail, '#5b3417'), ...strawHat(detail)],
}

/** Returns a pirate of a team. */
export function pirate(team: TeamId, detail: Detail): BufferGeometry {
  const { coat, sash } = TEAM_PAINT[team]
  const character: Character = {
    skin: SKIN,
    nose: NOSE,
    coat,
    sash,
    patched: team === 'black',
    head: HEADS[team],
  }
  return figure(character, detail)
}

function collar(colour: string, detail: Detail): BufferGeometry {
  const profile = [
    [0.118, 0.466],
    [0.126, 0.484],
    [0.09, 0.508],
  ] as const
  return part(turned(profile, cut(detail, 18, 10)), colour, { roughness: 0.7 })
}

/** Ben the castaway: fur cap, long white beard, green-brown coat. */
const BEN: Character = {
  skin: '#dca173',
  nose: '#cf8058',
  coat: '#75703f',
  sash: '#5a3a20',
  crossbelt: false,
  dress: (detail) => [collar('#a0774b', detail)],
  head: (detail) => [...beard(detail, '#f0e9da', '#5b1f16', 1.5), ...moustache(detail, '#f7f1e4'), ...furCap(detail)],
}

/** The missionary: black cassock, white collar, golden cross. */
const MISSIONARY: Character = {
  skin: '#e9bd92',
  nose: '#db9a72',
  coat: '#34303d',
  sash: '#232029',
  crossbelt: false,
  buckle: '#4a4552',
  dress: (detail) => [
    collar('#f4ead2', detail),
    part(box([0.022, 0.11, 0.014], [0, 0.395, 0.163], [0.06, 0, 0]), BRASS, BRASS_FINISH),
    part(box([0.07, 0.022, 0.014], [0, 0.415, 0.163], [0.06, 0, 0]), BRASS, BRASS_FINISH),
  ],
  head: (detail) => [...smile(detail, '#7a3a26'), ...widebrim(detail)],
}

/** Friday: a friendly young man with a woven headband and a feather. */
const FRIDAY: Character = {
  skin: '#a8703f',
  nose: '#95602f',
  coat: '#4f8a4e',
  sash: '#8a5a2e',
  buckle: '#e8b23c',
  dress: (detail) => [
    collar('#8a5a2e', detail),
    part(drum(0.022, 0.022, 0.016, [0, 0.44, 0.15], cut(detail, 8, 6), [1.3, 0, 0]), '#f3ead6', {
      roughness: 0.4,
      grain: 0,
    }),
  ],
  head: (detail) => [...headband(detail), ...smile(detail, '#4a2214')],
}

const RESIDENTS = { ben: BEN, missionary: MISSIONARY, friday: FRIDAY } as const

/** Returns a resident of the island. */
export function resident(name: keyof typeof RESIDENTS, detail: Detail): BufferGeometry {
  return figure(RESIDENTS[name], detail)
}
