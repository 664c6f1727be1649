import type { AdvisedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralMove, AdmiralState } from '../../../../engine/admiral/types.ts'
import type { GameCoach } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { courseOf } from '../../intent/layingOut.ts'
import { headingName, nameIn, unitTitle } from '../../names.ts'
import { factsOf } from './facts.ts'

/** The coach of Admiral: orders in words, laid out as if they had been chosen. */
export const ADMIRAL_COACH: GameCoach = {
  even: 0.012,
  tell(advice, { t }) {
    const state = useIntent.getState()
    const plan = planOf(advice)
    const [move] = plan
    if (!state.view || !move) return null
    const facts = factsOf(t, state, state.view, plan)
    const told = (kind: (typeof facts)[number]['kind']) =>
      facts.filter((one) => one.kind === kind).map(({ text }) => text)
    return {
      title: titleOf(move, plan, state, state.view, t),
      plain: told('plain'),
      gains: told('good'),
      risks: told('grave'),
    }
  },
  layOut: (advice) => useIntent.getState().layOut(planOf(advice)),
}

/** The host advises moves of the open match's game. */
function planOf({ move, sequel = [] }: AdvisedMove): readonly AdmiralMove[] {
  return [move, ...sequel] as unknown as readonly AdmiralMove[]
}

function titleOf(
  move: AdmiralMove,
  plan: readonly AdmiralMove[],
  state: IntentState,
  view: AdmiralState,
  t: Translate,
): string {
  if (move.kind === 'decline' || move.kind === 'loot' || move.kind === 'assign') return t(`coach.adm.${move.kind}`)
  const id = move.kind === 'salvo' ? move.with[0]?.ship : move.ship
  const unit = id === undefined ? null : unitNamed(view, id)
  const Unit = unit ? unitTitle(t, view, unit) : ''
  switch (move.kind) {
    case 'steer': {
      const course = courseOf(state, move.ship, plan)
      const { at, heading } = course ?? { at: 0, heading: 'N' as const }
      return t('coach.adm.sail', { Unit, at: printCell(at), heading: headingName(t, heading) })
    }
    case 'turn':
      return t('coach.adm.turn', { Unit, heading: headingName(t, move.heading) })
    case 'fire':
    case 'salvo':
      return t('coach.adm.fire', { Unit, target: nameIn(t, view, move.target) })
    case 'board':
      return t('coach.adm.board', { Unit, target: nameIn(t, view, move.target) })
    default:
      return t(`coach.adm.${move.kind}`, { Unit })
  }
}
