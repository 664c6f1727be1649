import type { RuleId } from '../../../engine/sea-battle/data/ruleIds.ts'
import type { PlainTextKey } from '../../i18n/t.ts'

/** A part of the sea beside a rule of the book. */
export interface SeaChart {
  /** The content of the chart, for screen readers. */
  readonly name: PlainTextKey
  /** The owner: one's own sea with ships, or the enemy's with the shots at it. */
  readonly tone: 'near' | 'far'
  /**
   * Rows from 1 down, files from A: a letter for each ship, `x` a hit on a hidden ship, `o` a shot into the water, `-`
   * water that must stay empty, `?` the cell that the rule is about.
   */
  readonly rows: readonly string[]
  readonly ships: 'afloat' | 'wrong' | 'sunk'
  /** The places where ships touch illegally: in cells from the corner above. */
  readonly touching?: readonly (readonly [x: number, y: number])[]
  /** True if the rails have letters and numbers. */
  readonly hasRails?: boolean
}

export const CHARTS = {
  field: {
    name: 'rule.S-FIELD.title',
    tone: 'far',
    rows: ['....', '..?.', '....', '....'],
    ships: 'afloat',
    hasRails: true,
  },
  right: { name: 'chart.right', tone: 'near', rows: ['aaaa-', '-----', 'b-c-d', 'b----', '--ee-'], ships: 'afloat' },
  wrong: {
    name: 'chart.wrong',
    tone: 'near',
    rows: ['aaa..', '.bb..', '...c.', '...c.', '.....'],
    ships: 'wrong',
    touching: [
      [2, 1],
      [3, 2],
    ],
  },
  bent: {
    name: 'chart.bent',
    tone: 'near',
    rows: ['aa.b..', 'aa.b..', '...bb.', 'cc....', '.cc.d.', '....dd'],
    ships: 'afloat',
  },
  miss: { name: 'mark.miss', tone: 'far', rows: ['.o..', '....'], ships: 'afloat' },
  hit: { name: 'mark.hit', tone: 'far', rows: ['....', '.xx.'], ships: 'afloat' },
  sunk: { name: 'mark.sunk', tone: 'far', rows: ['-----', '-aaa-', '-----'], ships: 'sunk' },
} as const satisfies Readonly<Record<string, SeaChart>>

export type ChartName = keyof typeof CHARTS

/** The charts beside each rule, from the top one down. */
export const CHARTED = {
  'S-FIELD': ['field'],
  'S-PLACE': ['right', 'wrong', 'bent'],
  'S-SHOT': ['miss', 'hit', 'sunk'],
} as const satisfies Readonly<Partial<Record<RuleId, readonly ChartName[]>>>

export const isChartName = (name: string | undefined): name is ChartName =>
  name !== undefined && Object.hasOwn(CHARTS, name)
