import { useCallback, useEffect } from 'react'
import { leaveMatch, lookAs, useSession } from '../../host/session.ts'
import { NO_LOOK, type PrivateLook } from '../../host/viewer.ts'
import { useWords } from '../../hud/useWords.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { Curtain } from '../../ui/Curtain.tsx'
import { centreCamera } from '../../ui/camera.ts'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { closeSheet, openSheet, useScreen } from '../../ui/screens.ts'
import { gameScreens, useGameScreens } from '../games.ts'
import { watchReplay } from '../saves/saves.ts'
import { leaveToMenu } from './leaveToMenu.ts'
import { PauseSheet } from './PauseSheet.tsx'
import { Sheets } from './Sheets.tsx'

/** The table during a match. Behind the curtain the panels are unmounted, so that their secrets leave memory. */
export function MatchScreen() {
  const match = useSession((state) => state.match)
  const { Hud, bind } = useGameScreens()
  useEffect(bind, [bind])
  useResult()
  const curtain = useCurtain()
  if (!match) return null
  if (curtain) return curtain
  return (
    <>
      <Hud onCentre={centreCamera} />
      <MatchSheets />
      <Sheets game={match.game} />
    </>
  )
}

/** Opens the result once the table has shown the end. */
function useResult(): void {
  const isOver = useSession((state) => state.standing?.outcome != null)
  const busy = useShownStore((state) => state.busy)
  useEffect(() => {
    if (isOver && !busy) openSheet({ name: 'result' })
  }, [isOver, busy])
}

/** Which viewer the window needs now. */
function usePrivateLook(): PrivateLook {
  const { match, viewer, standing } = useSession()
  const { busy, shown } = useShownStore()
  if (!match || !standing || busy) return NO_LOOK
  const { seats } = match
  const situation = { viewer, seats, asked: standing.asked?.seat ?? null, outcome: standing.outcome, shown }
  return gameScreens(match.game).privateLook(situation)
}

/** The curtain in front of a secret when several people share the screen; a single player needs none. */
function useCurtain() {
  const look = usePrivateLook()
  const { nameOf } = useWords()
  const { curtainReason } = useGameScreens()
  const wanted = look.kind === 'lift' ? look.viewer : null
  const behind = look.kind === 'drop' ? look.curtain : look.kind === 'lift' && look.curtain ? look.viewer : null
  const reveal = useCallback(() => {
    if (wanted) void lookAs(wanted)
  }, [wanted])
  useEffect(() => {
    if (wanted && !behind) reveal()
  }, [wanted, behind, reveal])
  useEffect(() => {
    if (look.kind === 'drop') void lookAs('spectator')
  }, [look.kind])
  useEffect(() => {
    if (behind) closeSheet()
  }, [behind])
  if (!behind) return null
  return (
    <Curtain
      key={behind}
      name={nameOf(behind)}
      reason={curtainReason}
      ready={wanted !== null}
      onReveal={reveal}
      onLeave={() => void leaveToMenu()}
    />
  )
}

/** Sheets that need the running match. */
function MatchSheets() {
  const { match, standing } = useSession()
  const { Result, rematch } = useGameScreens()
  const sheet = useScreen((state) => state.sheet)
  if (!match) return null
  if (sheet?.name === 'pause') return <PauseSheet onClose={closeSheet} />
  if (sheet?.name !== 'result' || !standing?.outcome) return null
  const again = () => {
    const setup = rematch(match, useShownStore.getState().shown)
    const { lesson } = match
    if (setup) void leaveMatch().then(() => startMatch(lesson === undefined ? setup : { ...setup, lesson }))
  }
  const replay = () => void leaveMatch().then(() => watchReplay(match.id))
  return (
    <Result
      outcome={standing.outcome}
      onAgain={again}
      onReplay={replay}
      onMenu={() => void leaveToMenu()}
      onClose={closeSheet}
    />
  )
}
