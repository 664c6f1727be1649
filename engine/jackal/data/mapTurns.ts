import type { Variant } from '../types.ts'
import type { CLASSIC_MAPS, MapName } from './maps.ts'

/** Kinds of tables by players, and for two players by their crews. */
export const LENGTH_TABLES = ['2x1', '2x2', '3', '4'] as const
export type LengthTable = (typeof LENGTH_TABLES)[number]

/** The options of measured matches: the defaults of the new-match form. */
export const TABLE_OPTIONS = {
  '2x1': { players: 2, crews: 1, endWhenDecided: true },
  '2x2': { players: 2, crews: 2, endWhenDecided: true },
  '3': { players: 3, endWhenDecided: false },
  '4': { players: 4, endWhenDecided: false },
} as const satisfies Record<LengthTable, object>

/** Turns of all crews together: the shortest and the longest of the measured matches. */
export type TurnRange = readonly [shortest: number, longest: number]

type TurnsOn<Map extends MapName> = Readonly<Record<Map, Readonly<Record<LengthTable, TurnRange>>>>

/** Lengths of four matches of `medium` against itself. Measured on 29 November 2026 by `npm run lengths` (`engine/arena/lengths/results.txt`). */
export const MAP_TURNS = {
  classic: {
    island: { '2x1': [307, 554], '2x2': [305, 751], '3': [473, 826], '4': [517, 702] },
    'great-island': { '2x1': [780, 1249], '2x2': [666, 791], '3': [1308, 2394], '4': [980, 1399] },
    clover: { '2x1': [252, 646], '2x2': [385, 505], '3': [633, 1169], '4': [499, 962] },
  },
  archipelago: {
    island: { '2x1': [542, 593], '2x2': [344, 882], '3': [451, 806], '4': [584, 740] },
    'great-island': { '2x1': [725, 1034], '2x2': [557, 1610], '3': [1395, 1634], '4': [1080, 1334] },
    archipelago: { '2x1': [450, 723], '2x2': [597, 1264], '3': [847, 1130], '4': [713, 1364] },
    atoll: { '2x1': [336, 715], '2x2': [241, 715], '3': [427, 1165], '4': [537, 771] },
    clover: { '2x1': [361, 481], '2x2': [271, 586], '3': [552, 681], '4': [448, 705] },
    skerries: { '2x1': [237, 487], '2x2': [273, 619], '3': [482, 617], '4': [483, 705] },
  },
} as const satisfies { readonly [V in Variant]: TurnsOn<V extends 'classic' ? (typeof CLASSIC_MAPS)[number] : MapName> }
