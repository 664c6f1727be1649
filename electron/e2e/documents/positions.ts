import type { Json } from '../../contract/ipc.ts'

const fleet = (flag: string, ships: string): Json => ({ flag, ships: ships.split(', ').map((one) => one.split(' ')) })

/** A Sea Battle with hits, sunk ships and water on both sides; the south is about to fire. */
export const SEA_BATTLE_POSITION: Json = {
  game: 'sea-battle',
  options: { autoMark: true },
  fleets: {
    south: fleet('royal', 'b2 c2 d2 e2, g3 g4 g5, c9 d9 e9, b4 b5, i8 i9, d6 e6, j2, g10, d4, a8'),
    north: fleet('pirates', 'h2 h3 h4 h5, e10 f10 g10, a5 b5 c5, c3 d3, e1 f1, j7 j8, h7, a10, e5, b1'),
  },
  shots: {
    south: 'a1 f2 i3 b6 e6 g4 j5 d9 a9 f8 c3 d3 e10 f10 g10 h7 h4 h5'.split(' '),
    north: 'd1 g1 i5 a6 d8 f8 c6 c2 d2 g4 j2 j10'.split(' '),
  },
  turn: 'south',
}

/** Returns a ship of Admiral: `line blue l6 E`. */
function ship(text: string, damage: { readonly [part: string]: number } = {}): Json {
  const [kind = '', team = '', at = '', heading = ''] = text.split(' ')
  return { id: `${team}-${kind}`, class: kind, team, at, heading, ...damage }
}

/** A strait between islands in Admiral, with four squadrons; blue's ship of the line is beside a red galleon. */
export const ADMIRAL_POSITION: Json = {
  game: 'admiral',
  options: { scenario: 'custom', captains: 'none', players: 4 },
  board: {
    width: 24,
    height: 16,
    land: 'b10 b11 c11 g8 g7 h8 i13 i14 n9 m9 s7 s8 t7 s13 s14 r13'.split(' '),
    reefs: ['j3', 'q2', 'u4'],
    forts: [
      { id: 'fort-red', team: 'red', at: 'n9' },
      { id: 'fort-blue', team: 'blue', at: 'g7' },
    ],
    treasures: [{ at: 's7', gold: 3 }],
  },
  wind: { toward: 'SE', strength: 'fresh' },
  teams: ['red', 'blue', 'green', 'gold'].map((id) => ({ id })),
  ships: [
    ship('line blue l6 E'),
    ship('galleon red l3 W', { hullDamage: 1 }),
    ship('brig green p4 NE'),
    ship('frigate blue h5 NE', { hullDamage: 1, sailDamage: 2 }),
    ship('frigate red k11 SE', { sailDamage: 2 }),
    ship('brig gold q10 SE'),
    ship('galleon gold i10 SE', { gold: 3 }),
    ship('line green r12 NW'),
    ship('brig blue s4 N'),
  ],
  turn: 'blue',
}
