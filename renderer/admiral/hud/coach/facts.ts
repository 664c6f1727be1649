import { shipNamed, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { boardingOdds, prospectOf } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralMove, AdmiralState, RepairMove } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { courseOf } from '../../intent/layingOut.ts'
import { captainName, nameIn } from '../../names.ts'
import { statusOf } from '../fleet/fleets.ts'
import { boardingFacts, type Fact, fireFacts, percentOf } from '../orders/attackText.ts'
import { courseFacts } from '../orders/courseText.ts'
import { sailingFacts } from './aims.ts'
import { endFacts, finishFacts } from './ends.ts'
import { endsTurn } from './titles.ts'

/** Returns the results of a plan, as the panels of orders show them. */
export function factsOf(
  t: Translate,
  state: IntentState,
  view: AdmiralState,
  plan: readonly AdmiralMove[],
): readonly Fact[] {
  const [move] = plan
  if (move?.kind === 'assign') return assigned(t, view, move.cards)
  switch (move?.kind) {
    case 'steer': {
      const course = courseOf(state, move.ship, plan)
      return course ? sailingFacts(t, view, move.ship, course, move.captain === true) : []
    }
    case 'turn': {
      const at = unitNamed(view, move.ship)?.at
      const course = { at: at ?? 0, heading: move.heading, left: 0, way: [], path: [] }
      return typeof at === 'number' ? courseFacts(t, view, move.ship, course, move.captain === true) : []
    }
    case 'fire':
    case 'salvo': {
      const prospect = prospectOf(view, move)
      if (!prospect) return []
      const chance: Fact = { text: t('coach.adm.chance', { percent: percentOf(prospect.faces) }), kind: 'plain' }
      return [chance, ...fireFacts(t, view, move, prospect)]
    }
    case 'board': {
      const odds = boardingOdds(view, move)
      return odds ? boardingFacts(t, odds) : []
    }
    case 'repair':
      return mended(t, view, move)
    case 'finish':
      return endsTurn(view, plan) ? endFacts(t, state, view) : finishFacts(t, view, move.ship)
    default:
      return []
  }
}

/** Returns the condition of a ship after its repair. */
function mended(t: Translate, view: AdmiralState, { ship: id, hull, sails }: RepairMove): readonly Fact[] {
  const ship = shipNamed(view, id)
  if (!ship) return []
  const status = statusOf(view, ship)
  const left = {
    hull: status.hull.left + hull,
    hullOf: status.hull.of,
    sails: (status.sails?.left ?? 0) + sails,
    sailsOf: status.sails?.of ?? 0,
  }
  return [{ text: t('coach.adm.mended', left), kind: 'good' }]
}

/** Returns the captain of each ship in a plan. */
function assigned(t: Translate, view: AdmiralState, cards: AssignMove['cards']): readonly Fact[] {
  return Object.entries(cards).map(([ship, card]) => ({
    text: `${captainName(t, card)}: ${nameIn(t, view, ship)}`,
    kind: 'plain',
  }))
}

type AssignMove = Extract<AdmiralMove, { kind: 'assign' }>
