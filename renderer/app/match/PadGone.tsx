import { useEffect, useState } from 'react'
import { BOT_LEVELS_OF } from '../../../electron/contract/botLevels.ts'
import type { MatchInfo, Player } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useActingSeat } from '../../host/actingSeat.ts'
import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { currentText, useText } from '../../i18n/useText.ts'
import { awaitPad, openSeat, useSeatedPads } from '../../input/pad/seatedPads.ts'
import { isGone, padsOf } from '../../input/pad/seats.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showPassingNotice, showProblem } from '../../ui/toasts/toasts.ts'

/** The time that a pad is gone before the players are asked, milliseconds: a loose cable comes back at once. */
const LOOSE = 1200
/** The time in which a press meant for the table does not answer, milliseconds. */
const STRAY = 700

/** The time after which any device plays for a seat whose pad stays away, milliseconds: its clock waits no longer. */
const LONGEST = 120_000

/** Asks how a match goes on if the pad of the acting seat is gone; once it is back, its player plays again. */
export function PadGone({ match }: { readonly match: MatchInfo }) {
  const acting = useActingSeat()
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  const asks = useSeatedPads(
    (pads) => acting !== null && isGone(pads, acting) && !pads.open.includes(acting) && pads.awaited !== acting,
  )
  const isAwaited = useSeatedPads((pads) => acting !== null && pads.awaited === acting)
  const seat = useLasting(asks && !isOver ? acting : null)
  useClockWaits(match, useLasting((asks || isAwaited) && !isOver ? acting : null))
  useReturns(match, isOver)
  const plan = match.seats.find((one) => one.seat === seat)
  return plan ? <GoneDialog match={match} seat={plan.seat} name={plan.name} /> : null
}

/** Returns a seat once it has stayed the same for a while; null at once. */
function useLasting(seat: Seat | null): Seat | null {
  const [lasting, setLasting] = useState<Seat | null>(null)
  useEffect(() => {
    const timer = setTimeout(setLasting, LOOSE, seat)
    return () => clearTimeout(timer)
  }, [seat])
  return seat === lasting ? lasting : null
}

/** Lets the clock of a seat wait while its pad is gone; after a while, any device plays for it. */
function useClockWaits({ id, clock, seats }: MatchInfo, seat: Seat | null): void {
  const hasClock = clock !== undefined
  const name = seats.find((one) => one.seat === seat)?.name ?? ''
  useEffect(() => {
    if (seat === null) return
    const wait = (waits: boolean) => void (hasClock && call('match:waitForPad', { id, seat, waits }))
    wait(true)
    const timer = setTimeout(() => {
      openSeat(seat)
      showPassingNotice(currentText()('pad.gone.opened', { name }))
    }, LONGEST)
    return () => {
      clearTimeout(timer)
      wait(false)
    }
  }, [id, hasClock, seat, name])
}

interface GoneDialogProps {
  readonly match: MatchInfo
  readonly seat: Seat
  readonly name: string
}

function GoneDialog({ match, seat, name }: GoneDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('pad.gone.title', { name })}
      surface="wood"
      testId="pad-gone"
      focusAfter={STRAY}
      actions={
        <>
          <Button kind="main" onClick={() => awaitPad(seat)} autoFocus testId="pad-gone-wait">
            {t('pad.gone.wait')}
          </Button>
          <Button onClick={() => openSeat(seat)} testId="pad-gone-any">
            {t('pad.gone.any')}
          </Button>
          <Button onClick={() => void standIn(match, seat)} testId="pad-gone-bot">
            {t('pad.gone.bot')}
          </Button>
        </>
      }
    >
      <p>
        {t('pad.gone.about', { name })} {match.clock && t('pad.gone.clock')}
      </p>
    </Dialog>
  )
}

/** The seats, each after the id of its match, that a bot plays until a pad of the player is back. */
const stoodIn = new Set<string>()
const keyOf = (id: string, seat: Seat): string => `${id} ${seat}`

/** Lets a bot play for a player whose pad is gone. */
async function standIn(match: MatchInfo, seat: Seat): Promise<void> {
  stoodIn.add(keyOf(match.id, seat))
  await seatPlayer(match.id, seat, standInOf(match))
}

/** Gives a seat back to its player when a pad of it is back, if a bot stands in for that pad. */
function useReturns({ id, seats, lostOnTime = [] }: MatchInfo, isOver: boolean): void {
  const pads = useSeatedPads()
  const left = isOver ? [] : seats.filter(({ seat, player }) => player.kind === 'bot' && !lostOnTime.includes(seat))
  const back = left
    .map(({ seat }) => seat)
    .filter((seat) => padsOf(pads.seated, seat).length > 0 && !isGone(pads, seat))
    .join()
  useEffect(() => {
    for (const seat of back === '' ? [] : back.split(',')) {
      if (stoodIn.delete(keyOf(id, seat))) void seatPlayer(id, seat, { kind: 'human' })
    }
  }, [id, back])
}

/** Returns the bot that steps in: of the middle level, so that it neither spoils nor decides the match. */
function standInOf({ game }: MatchInfo): Player {
  const levels = BOT_LEVELS_OF[game]
  return { kind: 'bot', level: levels[Math.floor((levels.length - 1) / 2)] ?? levels[0] }
}

async function seatPlayer(id: string, seat: Seat, player: Player): Promise<void> {
  const answer = await call('match:seat', { id, seat, player })
  if (!answer.ok) showProblem(answer.problem)
}
