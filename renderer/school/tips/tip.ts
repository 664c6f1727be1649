import type { Json } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'

/** A player's moment of decision, as this screen may know it. */
export interface Moment<View, Move> {
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
  /** Several people share the screen. */
  readonly isShared: boolean
}

/** Something that a first match points out once. */
export interface Tip<View, Move> {
  /** Kept in the settings once it was told: never changed. */
  readonly id: `${string}/${string}`
  /** One or two sentences; null as long as they do not matter. */
  tell(moment: Moment<View, Move>, t: Translate): string | null
}

/** A tip that matters now. */
export interface ToldTip {
  readonly id: string
  readonly text: string
}

/** The untold tips that matter at a moment of a game, the most urgent first. */
export type FindTips = (moment: Moment<unknown, Json>, t: Translate) => readonly ToldTip[]

/**
 * The tips of a game as the note looks for them.
 *
 * @param isQuiet whether something else is decided that leaves no room for any
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
