import { useCallback, useEffect } from 'react'
import { leaveMatch, lookAs, useSession } from '../host/session.ts'
import { bindIntent } from '../jackal/bindIntent.ts'
import { showChoices } from '../jackal/choiceProbe.ts'
import { JackalHud } from '../jackal/hud/JackalHud.tsx'
import { ResultSheet } from '../jackal/hud/ResultSheet.tsx'
import { useJackalView, useWords } from '../jackal/hud/useHudView.ts'
import { rematchOf } from '../jackal/newMatch.ts'
import { type PrivateLook, privateLook } from '../jackal/privateLook.ts'
import { useStage } from '../playback/stage.ts'
import { Curtain } from './Curtain.tsx'
import { centreCamera } from './camera.ts'
import { startMatch } from './NewMatchScreen.tsx'
import { leaveToMenu, PauseSheet } from './PauseSheet.tsx'
import { Sheets } from './Sheets.tsx'
import { closeSheet, goTo, openSheet, useScreen } from './screens.ts'

/** The table while a match is played. */
export function MatchScreen() {
  const view = useJackalView()
  const match = useSession((state) => state.match)
  useEffect(bindIntent, [])
  useEffect(showChoices, [])
  useResult()
  const curtain = useCurtain()
  if (!view || !match) return null
  return (
    <>
      <JackalHud view={view} onCentre={centreCamera} />
      <MatchSheets />
      <Sheets view={view} />
      {curtain}
    </>
  )
}

/** The result opens by itself once the table has shown the end. */
function useResult(): void {
  const isOver = useSession((state) => state.standing?.outcome != null)
  const busy = useStage((state) => state.busy)
  useEffect(() => {
    if (isOver && !busy) openSheet({ name: 'result' })
  }, [isOver, busy])
}

/** Whose eyes the window needs now. */
function usePrivateLook(): PrivateLook {
  const { match, viewer, standing } = useSession()
  const busy = useStage((state) => state.busy)
  const view = useJackalView()
  if (!match || !standing || busy) return { kind: 'none' }
  const asked = standing.asked?.seat ?? null
  return privateLook({ viewer, seats: match.seats, asked, decision: view?.decision ?? null })
}

/** The curtain before a secret, where several people share the screen; alone one simply looks. */
function useCurtain() {
  const look = usePrivateLook()
  const { nameOf } = useWords()
  const seat = look.kind === 'lift' ? look.seat : null
  const hidden = look.kind === 'lift' && look.curtain
  const reveal = useCallback(() => {
    if (seat) void lookAs(seat)
  }, [seat])
  useEffect(() => {
    if (seat && !hidden) reveal()
  }, [seat, hidden, reveal])
  useEffect(() => {
    if (look.kind === 'drop') void lookAs('spectator')
  }, [look.kind])
  return hidden && seat ? <Curtain name={nameOf(seat)} onReveal={reveal} /> : null
}

/** Sheets that need the running match. */
function MatchSheets() {
  const view = useJackalView()
  const { match, standing } = useSession()
  const sheet = useScreen((state) => state.sheet)
  if (!view || !match) return null
  if (sheet?.name === 'pause') {
    const mayOfferEnd = standing?.asked != null && view.decision === null && !view.endOffered
    return <PauseSheet mayOfferEnd={mayOfferEnd} onClose={closeSheet} />
  }
  if (sheet?.name !== 'result' || !standing?.outcome) return null
  const again = () => void leaveMatch().then(() => startMatch(rematchOf(match.seats, view.options)))
  const replay = () => void leaveMatch().then(() => goTo({ name: 'replay', id: match.id, move: 0, from: 'menu' }))
  return (
    <ResultSheet
      view={view}
      outcome={standing.outcome}
      onAgain={again}
      onReplay={replay}
      onMenu={() => void leaveToMenu()}
      onClose={closeSheet}
    />
  )
}
