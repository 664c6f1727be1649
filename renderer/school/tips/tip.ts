import type { Json } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'

/** A player's moment of decision, as far as this screen knows it. */
export interface Moment<View, Move> {
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
  /** True if people share the screen. */
  readonly isShared: boolean
}

/** A fact of the game that a first match points out once. */
export interface Tip<View, Move> {
  /** Saved in the settings once it was shown: never changed. */
  readonly id: `${string}/${string}`
  /** Returns one or two sentences; null as long as they do not matter. */
  tell(moment: Moment<View, Move>, t: Translate): string | null
}

/** A tip that matters now. */
export interface ToldTip {
  readonly id: string
  readonly text: string
}

/** Returns the tips of a game that matter at a moment and were not shown yet, the most urgent first. */
export type FindTips = (moment: Moment<unknown, Json>, t: Translate) => readonly ToldTip[]

/**
 * Returns the tips of a game in the form that the note needs.
 *
 * @param isQuiet returns whether another decision leaves no room for any
 */
export function tipsOf<View, Move>(
  isView: (shown: unknown) => shown is View,
  tips: readonly Tip<View, Move>[],
  isQuiet: (view: View) => boolean = () => false,
): FindTips {
  return (moment, t) => {
    const { view } = moment
    if (!isView(view) || isQuiet(view)) return []
    // the host lists only moves of the open match's game
    const known = { ...moment, view, moves: moment.moves as unknown as readonly Move[] }
    return tips.flatMap((tip) => {
      const text = tip.tell(known, t)
      return text === null ? [] : [{ id: tip.id, text }]
    })
  }
}
