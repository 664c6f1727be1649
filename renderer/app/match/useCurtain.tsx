import { type ReactElement, useCallback, useEffect, useLayoutEffect } from 'react'
import { setCovered } from '../../host/feed.ts'
import { cover, guardSecrets, handOver, uncover } from '../../host/secrets.ts'
import { lookAs, useSession } from '../../host/session.ts'
import { isSeat, NO_LOOK, type PrivateLook } from '../../host/viewer.ts'
import { useWords } from '../../hud/useWords.ts'
import { noteCalled } from '../../input/pad/seatedPads.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { useIsGuest } from '../../remote/otherTable/guest.ts'
import { gameParts, useGameParts } from '../../shell/games.ts'
import { Curtain } from '../../ui/Curtain.tsx'
import { useIsCaptured } from '../../ui/captured.ts'
import { closeSheets, useScreen } from '../../ui/screens.ts'
import { isAway, watchForAbsence } from './absence.ts'
import { leaveToMenu } from './leaveToMenu.ts'
import { SecretAway, SecretElsewhere } from './SecretElsewhere.tsx'

/** Returns the curtain that hides the table from people who may not see it now; null while nothing needs hiding. */
export function useCurtain(): ReactElement | null {
  useGuard()
  const fallen = useSession((state) => state.curtain)
  const look = usePrivateLook()
  const { nameOf } = useWords()
  const { curtainReason } = useGameParts().secrets
  const wanted = look.kind === 'lift' ? look.viewer : null
  const called = fallen ? fallen.seat : calledBy(look)
  const isHidden = fallen !== null || called !== null || look.kind === 'drop'
  const isCaptured = useIsCaptured()
  const isSecretElsewhere = isCaptured && wanted !== null && wanted !== 'open'
  const reveal = useCallback(() => {
    if (fallen) uncover()
    else if (wanted) void lookAs(wanted)
  }, [fallen, wanted])
  useEffect(() => {
    if (wanted && !isHidden) reveal()
  }, [wanted, isHidden, reveal])
  const isOnlySeat = useIsGuest() && isCaptured && look.kind === 'drop' // another table gives a seat no other view
  useEffect(() => {
    if (!fallen && !isOnlySeat && look.kind === 'drop') handOver(look.curtain)
  }, [fallen, isOnlySeat, look])
  useEffect(() => {
    // who is let in is not secret, and those players may be about to arrive; streamer mode is chosen in the settings
    const { sheet } = useScreen.getState()
    if (isHidden && sheet?.name !== 'screens' && !(isCaptured && sheet?.name === 'settings')) closeSheets()
  }, [isHidden, isCaptured])
  const calledNow = isHidden ? called : null
  useEffect(() => {
    noteCalled(calledNow)
    return () => noteCalled(null)
  }, [calledNow])
  useEffect(() => {
    setCovered(isHidden)
    return () => setCovered(false)
  }, [isHidden])
  if (!isHidden) return null
  if (isSecretElsewhere) return <SecretElsewhere name={nameOf(wanted)} />
  if (isOnlySeat) return <SecretAway />
  if (called === null) return <div className="curtain" data-testid="curtain-blank" />
  return (
    <Curtain
      key={called}
      name={nameOf(called)}
      reason={curtainReason}
      ready={fallen ? fallen.keepsLook : wanted !== null}
      onReveal={reveal}
      onLeave={() => void leaveToMenu()}
    />
  )
}

/** Returns the viewer that the window needs once the table has shown everything. */
function usePrivateLook(): PrivateLook {
  const { match, viewer, standing } = useSession()
  const { busy, shown } = useShownNow((now) => now)
  const isCaptured = useIsCaptured()
  if (!match || !standing) return NO_LOOK
  const { seats } = match
  if (busy && !(isCaptured && isSeat(seats, viewer))) return NO_LOOK
  const situation = { viewer, seats, asked: standing.asked?.seat ?? null, outcome: standing.outcome, shown, isCaptured }
  return gameParts(match.game).secrets.privateLook(situation)
}

/** Returns the seat whose player has to lift the curtain. */
function calledBy(look: PrivateLook): string | null {
  if (look.kind === 'drop') return look.curtain
  return look.kind === 'lift' && look.curtain ? look.viewer : null
}

/** Lowers the curtain before the next player is asked, and when the window is left. */
function useGuard(): void {
  const game = useSession((state) => state.match?.game ?? null)
  const viewer = useSession((state) => state.viewer)
  useEffect(() => (game ? guardSecrets(gameParts(game).secrets) : undefined), [game])
  useLayoutEffect(() => {
    if (viewer !== 'spectator' && isAway()) cover() // the view was requested before the window was left
  }, [viewer])
  useEffect(() => watchForAbsence(cover), [])
}
