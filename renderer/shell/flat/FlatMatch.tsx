import { useContext, useEffect, useMemo } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { toggleLogSheet } from '../../flat/FlatLog.tsx'
import { type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { followHandover } from '../../host/handoverReplay.ts'
import { hideSecret } from '../../host/secrets.ts'
import { useSession } from '../../host/session.ts'
import { holdsSecret } from '../../host/viewer.ts'
import { CoachNote, CoachToken } from '../../hud/coach/CoachNote.tsx'
import { useTableCommands } from '../../hud/commands/useTableCommands.ts'
import { DockAdditionsContext } from '../../hud/frame/dockAdditions.ts'
import { KeyFacesContext } from '../../hud/frame/KeyCap.tsx'
import { followKeycaps } from '../../hud/frame/keycaps.ts'
import { KEY_FACES } from '../../hud/frame/keyFaces.ts'
import { SoundCaptions } from '../../hud/soundCaptions/SoundCaptions.tsx'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { openSheet } from '../../ui/screens.ts'
import { gameParts } from '../games.ts'
import { FlatFingers } from './FlatFingers.tsx'
import { useFlatGame } from './useFlatTable.ts'
import '../../hud/frame/advisers.css'

/** Shows the match on the flat table of the desktop window. */
export function FlatMatch({ match }: { readonly match: MatchInfo }) {
  const game = useFlatGame(match.game)
  const shell = useShell(match)
  useFlatPlayback()
  useEffect(followHandover, [])
  useEffect(followKeycaps, [])
  useTableCommands(gameParts(match.game).controls.tableCommands, { onLog: toggleLog })
  return (
    <KeyFacesContext value={KEY_FACES}>
      <FlatShellContext value={shell}>{game && <game.Table />}</FlatShellContext>
    </KeyFacesContext>
  )
}

const toggleLog = () => toggleLogSheet()

/**
 * Returns the shell of the window. The curtain unmounts the whole table, so secrets here are never hidden and visible
 * at once.
 */
function useShell({ game, seats }: MatchInfo): FlatShell {
  const viewer = useSession((state) => state.viewer)
  const hides = holdsSecret(seats, viewer)
  const { instead = null } = useContext(DockAdditionsContext)
  const {
    coach,
    lessons,
    puzzles,
    findTips,
    setup: { goalOf },
  } = gameParts(game)
  return useMemo(
    () => ({
      onMenu: () => openSheet({ name: 'pause' }),
      onResult: () => openSheet({ name: 'result' }),
      dock: instead,
      coach: coach ? <CoachToken /> : null,
      adviser: (
        <>
          {lessons && <LessonGuide course={lessons} isFlat />}
          {puzzles && <PuzzleGuide puzzles={puzzles} />}
          {coach && <CoachNote coach={coach} />}
          <GoalNote goalOf={goalOf} />
          {findTips && <TipNote find={findTips} />}
        </>
      ),
      captions: <SoundCaptions />,
      BoardMarks: FlatFingers,
      secrets: hides ? { isHidden: false, hide: hideSecret, show: () => {} } : null,
    }),
    [hides, instead, coach, lessons, puzzles, goalOf, findTips],
  )
}
