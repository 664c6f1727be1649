import type { TileKind } from '../../../../engine/jackal/data/tiles.ts'
import { unknownKinds } from '../../../../engine/jackal/foresight.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { percentsOf } from '../../../hud/percents.ts'
import type { Translate } from '../../../i18n/t.ts'

/** The possible meanings of a closed tile for the piece that opens it. */
export const FORTUNES = ['gold', 'sent', 'slow', 'held', 'death', 'else'] as const
export type Fortune = (typeof FORTUNES)[number]

const FORTUNE_OF = {
  empty: 'else',
  'arrow-1': 'sent',
  'arrow-1d': 'sent',
  'arrow-2': 'sent',
  'arrow-2d': 'sent',
  'arrow-3': 'sent',
  'arrow-4': 'sent',
  'arrow-4d': 'sent',
  horse: 'sent',
  jungle: 'slow',
  desert: 'slow',
  swamp: 'slow',
  mountain: 'slow',
  ice: 'sent',
  trap: 'held',
  crocodile: 'sent',
  cannibal: 'death',
  cave: 'sent',
  earthquake: 'else',
  grove: 'else',
  fort: 'else',
  aborigine: 'else',
  'chest-1': 'gold',
  'chest-2': 'gold',
  'chest-3': 'gold',
  'chest-4': 'gold',
  'chest-5': 'gold',
  galleon: 'gold',
  airplane: 'else',
  caramba: 'else',
  balloon: 'sent',
  cannon: 'sent',
  lighthouse: 'else',
  ben: 'else',
  missionary: 'else',
  friday: 'else',
  'bottle-1': 'else',
  'bottle-2': 'else',
  'bottle-3': 'else',
  rum: 'held',
  thicket: 'else',
  lifeboat: 'else',
  trampoline: 'sent',
  bear: 'sent',
  ferry: 'else',
} as const satisfies Record<TileKind, Fortune>

/**
 * Returns the chance of each fortune under a tile that the viewer does not know, in whole percent: 100 in all, and
 * never 0 for one that exists.
 */
export function oddsOf(view: Pick<JackalState, 'board' | 'tiles'>): Readonly<Record<Fortune, number>> {
  const counts: Record<Fortune, number> = { gold: 0, sent: 0, slow: 0, held: 0, death: 0, else: 0 }
  for (const { kind, left } of unknownKinds(view)) counts[FORTUNE_OF[kind]] += left
  const [gold = 0, sent = 0, slow = 0, held = 0, death = 0, rest = 0] = percentsOf(FORTUNES.map((one) => counts[one]))
  return { gold, sent, slow, held, death, else: rest }
}

/** Returns the odds in words, without those that do not exist: `gold 17%, trap or rum 7%`. */
export function oddsTold(
  view: Pick<JackalState, 'board' | 'tiles'>,
  t: Translate,
  told: readonly Fortune[] = FORTUNES,
): string {
  const odds = oddsOf(view)
  return told.flatMap((fortune) => (odds[fortune] > 0 ? [t(`odds.${fortune}`, { n: odds[fortune] })] : [])).join(', ')
}
