import { useEffect, useMemo } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { toggleLogSheet } from '../../flat/FlatLog.tsx'
import { type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { followHandover } from '../../host/handoverReplay.ts'
import { hideSecret } from '../../host/secrets.ts'
import { useSession } from '../../host/session.ts'
import { holdsSecret } from '../../host/viewer.ts'
import { TableClocks } from '../../hud/clock/SeatClock.tsx'
import { CoachNote } from '../../hud/coach/CoachNote.tsx'
import { useTableCommands } from '../../input/useTableCommands.ts'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { openSheet } from '../../ui/screens.ts'
import { gameScreens } from '../games.ts'
import { FlatFingers } from './FlatFingers.tsx'
import { useFlatGame } from './useFlatTable.ts'

/** The match on the flat table of the desktop window. */
export function FlatMatch({ match }: { readonly match: MatchInfo }) {
  const game = useFlatGame(match.game)
  const shell = useShell(match)
  useFlatPlayback()
  useEffect(followHandover, [])
  useTableCommands(gameScreens(match.game).tableCommands, { onLog: toggleLog })
  return <FlatShellContext value={shell}>{game && <game.Table />}</FlatShellContext>
}

const toggleLog = () => toggleLogSheet()

/** Behind the curtain the whole table is unmounted, so here secrets are never hidden and in sight. */
function useShell({ game, seats }: MatchInfo): FlatShell {
  const viewer = useSession((state) => state.viewer)
  const hides = holdsSecret(seats, viewer)
  const { coach, lessons, puzzles, goalOf, findTips } = gameScreens(game)
  return useMemo(
    () => ({
      onMenu: () => openSheet({ name: 'pause' }),
      clock: <TableClocks />,
      onResult: () => openSheet({ name: 'result' }),
      dock: null,
      lesson: (
        <>
          <CoachNote coach={coach} offers />
          <GoalNote goalOf={goalOf} />
          <TipNote find={findTips} />
          <LessonGuide course={lessons} isFlat />
          <PuzzleGuide puzzles={puzzles} />
        </>
      ),
      BoardMarks: FlatFingers,
      secrets: hides ? { isHidden: false, hide: hideSecret, show: () => {} } : null,
    }),
    [hides, coach, lessons, puzzles, goalOf, findTips],
  )
}
