import { useEffect, useRef } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { isAgainstBots } from '../../hud/ownSeats.ts'
import { useWords } from '../../hud/useWords.ts'
import type { Words } from '../../i18n/words.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'
import { sidesOf } from '../alliances.ts'
import { isJackalView, readEvents } from '../view.ts'
import { goldLeft } from './deck/deck.ts'

/** Shows why a bot declined an offer to end the match: it weighs the gold alone (J-END). People need no reason. */
export function useRefusedOffer(view: JackalState | null): void {
  const words = useWords()
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  const before = useRef({ start, played: steps.length })
  useEffect(() => {
    const was = before.current
    before.current = { start, played: steps.length }
    // moves made before the match was reopened do not count
    const events = was.start === start ? steps.slice(was.played).flatMap((step) => readEvents(step.events)) : []
    const refused = events.find((event) => event.kind === 'endDeclined')
    const seats = useSession.getState().match?.seats ?? []
    const isBot = seats.some(({ seat, player }) => seat === refused?.by && player.kind === 'bot')
    if (!refused || !isBot || !isJackalView(view)) return
    const isAlone = isAgainstBots(seats)
    showPassingNotice([refusalOf(view, refused.by, words), ...(isAlone ? [wayOut(words)] : [])].join(' '))
  }, [start, steps, view, words])
}

/** Returns why a seat plays on, by the gold aboard and the gold left. */
export function refusalOf(view: JackalState, seat: Seat, { t, nameOf }: Pick<Words, 't' | 'nameOf'>): string {
  const [name, left, lead] = [nameOf(seat), goldLeft(view), leadOf(view, seat)]
  if (left === null) return t('endRefused', { name })
  if (lead === 0) return t('endRefused.level', { name, left })
  return lead > 0 ? t('endRefused.ahead', { name, left, lead }) : t('endRefused.behind', { name, left, lag: -lead })
}

/** Returns the lead of a seat's side over the best of the others, in gold aboard. */
function leadOf(view: JackalState, seat: Seat): number {
  const goldOf = (side: readonly Seat[]) =>
    view.teams.reduce((sum, team) => sum + (side.includes(team.seat) ? team.gold : 0), 0)
  const sides = sidesOf(view)
  const own = sides.find((side) => side.includes(seat)) ?? []
  return goldOf(own) - Math.max(0, ...sides.filter((side) => side !== own).map(goldOf))
}

/** Returns how to give up, for a person who plays against bots alone. */
const wayOut = ({ t }: Words): string => t('endRefused.leave', { menu: t('hud.menu'), leave: t('pause.giveUp') })
