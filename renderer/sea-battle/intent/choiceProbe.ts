import { printCell } from '../../../engine/sea-battle/cells.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { isProbed } from '../../table/probed.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { useAim } from './aim.ts'
import { aimedText } from './aimedText.ts'

/**
 * The facts of a match of Sea Battle that tests read: the possible actions, and every store that could hold a fleet.
 */
export interface ProbedBattle {
  /** The seat that places a fleet at this screen. */
  readonly placing: string | null
  /** Cells that may be fired at, as `c4`. */
  readonly open: readonly string[]
  /** The cell that a pad aims at, as a text. */
  readonly aimed: string
  readonly stores: {
    readonly session: unknown
    readonly table: unknown
    readonly aim: unknown
    readonly placement: unknown
    readonly playback: unknown
  }
}

declare global {
  interface Window {
    /** Present only on a page opened with `?probe`. */
    battleProbe?: () => ProbedBattle
  }
}

function probe(): ProbedBattle {
  const [aim, placement] = [useAim.getState(), usePlacement.getState()]
  return {
    placing: placement.seat,
    open: [...aim.open].map(printCell),
    aimed: aimedText(aim),
    stores: {
      session: useSession.getState(),
      table: pageTable.shown.getState(),
      aim,
      placement,
      playback: pageTable.playback,
    },
  }
}

/** Keeps `window.battleProbe` while a match is shown; returns a function that removes it. */
export function showChoices(): () => void {
  if (!isProbed(window.location.search)) return () => {}
  window.battleProbe = probe
  return () => {
    delete window.battleProbe
  }
}
