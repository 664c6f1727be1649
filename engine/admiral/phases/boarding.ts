import { type Course, doNext, rollDice } from '../agenda.ts'
import { berserkBonus, defendingBonus } from '../captains/berserk.ts'
import { showCaptain } from '../captains/cards.ts'
import { hullLeft, isShip, shipNamed, unitNamed } from '../fleet.ts'
import type { AdmiralState, BoardMove, Ship, Task } from '../types.ts'

/**
 * Boards a unit: a silent fort is taken at once; a ship may fire at its attacker before the fight (A-BOARD). There is
 * nothing to board if a ready Swift has fired first and was sunk by the answer.
 */
export function board(course: Course, { ship, target: id, captain }: BoardMove): void {
  const { turn } = course
  const attacker = shipNamed(turn.state, ship)
  const target = unitNamed(turn.state, id)
  if (!attacker || attacker.at === null || !target || target.at === null) return
  turn.emit({ kind: 'boardingBegan', ship, target: id })
  if (isShip(target)) {
    const offer = { to: target.team, kind: 'boarding', by: [id], at: [ship], crossing: null } as const
    doNext(course, { do: 'offer', offer }, { do: 'fight', ship, target: id, helped: captain === true })
    return
  }
  turn.emit({ kind: 'fortTaken', fort: id, from: target.team, to: attacker.team, by: ship })
  turn.emit({ kind: 'activationEnded', ship })
}

/**
 * Fights a boarding. Each side adds its die, its remaining hull and Berserk: the attacker's if declared, the defender's
 * if it changes the winner. The higher sum takes the other's ship; a tie is the defender's (A-BOARD).
 */
export function fight(course: Course, { ship, target, helped }: Extract<Task, { do: 'fight' }>): void {
  const { turn } = course
  const attacker = shipNamed(turn.state, ship)
  const defender = shipNamed(turn.state, target)
  if (!attacker || !defender || attacker.at === null) return
  const [first = 1, second = 1] = rollDice(turn, 2)
  const attack = first + hullLeft(turn.state, attacker) + berserkBonus(turn.state, attacker, helped)
  const hull = second + hullLeft(turn.state, defender)
  const bonus = defendingBonus(turn.state, defender, attack, hull)
  const defence = hull + bonus
  if (bonus > 0) showCaptain(turn, target, 'berserk')
  const [winner, loser] = attack > defence ? [attacker, defender] : [defender, attacker]
  turn.emit({
    kind: 'boardingFought',
    ship,
    target,
    dice: [first, second],
    totals: [attack, defence],
    winner: winner.id,
    reveals: true,
  })
  turn.emit({ kind: 'shipTaken', ship: loser.id, from: loser.team, to: winner.team, by: winner.id })
  if (winner === attacker) turn.emit({ kind: 'activationEnded', ship })
  const offer = { to: winner.team, kind: 'loot', by: [winner.id], at: [loser.id], crossing: null } as const
  doNext(course, { do: 'offer', offer })
}

/** Moves the winner's captain and gold to the prize (C-CAPTAINS). */
export function shiftLoot({ turn }: Course, winner: string, prize: string, withCaptain: boolean, gold: number): void {
  const ship = shipNamed(turn.state, winner)
  if (!ship) return
  const captain = withCaptain ? ship.captain : null
  const shown = captain !== null && isRemembered(turn.state, ship)
  turn.emit({ kind: 'lootShifted', from: winner, to: prize, gold, captain, shown })
}

function isRemembered({ options }: AdmiralState, ship: Ship): boolean {
  return ship.shown && options.rememberCaptains
}
