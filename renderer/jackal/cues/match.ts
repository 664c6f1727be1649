import type { JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { bob, sway, together } from '../../playback/motion/motion.ts'
import { pieceTarget, shipTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { above, effect, type JackalCue, type JackalScene, onTile } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Returns the point above the sails of a team's ship. */
function masthead(state: JackalState, team: TeamId) {
  return above(homeIn(state, shipTarget(team)), 1.75)
}

/** Rings the bell of the ship whose turn begins; pirates that have slept it off shake their heads. */
export function turnPassed(event: Of<'turnPassed'>, { before }: JackalScene): readonly JackalCue[] {
  const ship = homeIn(before, shipTarget(event.to))
  return [
    move(shipTarget(event.to), 0, 420, bob(0.03, 1)),
    effect('bell', 0, masthead(before, event.to), { size: 0.8 }),
    sound('bell', 0, ship, 0.45),
    ...event.sobered.map((id) => move(pieceTarget(id), 0, 420, sway(0.12, 3))),
  ]
}

/** Rolls the ship of a team that cannot act. */
export function turnSkipped(event: Of<'turnSkipped'>, { before }: JackalScene): readonly JackalCue[] {
  const ship = homeIn(before, shipTarget(event.team))
  return [
    move(shipTarget(event.team), 0, 700, together(bob(0.03, 2), sway(0.09, 2))),
    effect('bubbles', 0, above(ship, 0.6), { size: 0.6 }),
    sound('drum', 0, ship, 0.5),
  ]
}

/** Stages only a demanded oath; the offered moves show all other questions. */
export function decisionAsked({ decision }: Of<'decisionAsked'>, { before }: JackalScene): readonly JackalCue[] {
  if (decision?.kind !== 'oath') return []
  const man = homeIn(before, pieceTarget(decision.chain.piece))
  return [effect('demand', 0, above(man, 1.2)), sound('drum', 0, man), pause(0, 500)]
}

/** Makes the piece swear loudly. */
export function oathSworn(event: Of<'oathSworn'>, { before }: JackalScene): readonly JackalCue[] {
  const man = homeIn(before, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, 700, sway(0.2, 5)),
    effect('oath', 0, above(man, 1.35)),
    sound('oath', 0, man),
    pause(0, 900),
  ]
}

/** Leaves whirl from the grove over the whole island. */
export function groveEntered({ cell }: Of<'groveEntered'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  return [
    effect('leaves', 0, above(at, 0.3), { size: 1 }),
    effect('leaves', 250, { x: at.x * 0.3, y: 0.6, z: at.z * 0.3 }, { size: 2.6, lasts: 2600 }),
    sound('wind', 0, at),
    pause(0, 900),
  ]
}

export function endOffered({ by }: Of<'endOffered'>, { before }: JackalScene): readonly JackalCue[] {
  return signalled(before, by, 0xffffff, 'page')
}

export function endAccepted({ by }: Of<'endAccepted'>, { before }: JackalScene): readonly JackalCue[] {
  return signalled(before, by, 0x9fd48a, 'chime')
}

export function endDeclined({ by }: Of<'endDeclined'>, { before }: JackalScene): readonly JackalCue[] {
  return signalled(before, by, 0xe2432f, 'wood')
}

/** Raises a flag over every ship of the seat. */
function signalled(
  state: JackalState,
  seat: Seat,
  tint: number,
  voice: 'page' | 'chime' | 'wood',
): readonly JackalCue[] {
  const ships = state.teams.filter((team) => team.seat === seat)
  return [
    ...ships.map((team) => effect('truce', 0, masthead(state, team.id), { tint })),
    sound(voice, 0),
    pause(0, 500),
  ]
}

/** Shows confetti and a fountain of coins over every winner's ship; plays a short tune if all have won. */
export function matchEnded({ winners }: Of<'matchEnded'>, { before }: JackalScene): readonly JackalCue[] {
  const ships = before.teams.filter((team) => winners.includes(team.seat))
  return [
    ...ships.flatMap((team) => {
      const ship = homeIn(before, shipTarget(team.id))
      return [
        effect('fountain', 0, above(ship, 0.6), { size: 1.2 }),
        effect('confetti', 200, above(ship, 2.2), { size: 1.2 }),
        effect('confetti', 1500, above(ship, 2.4), { size: 1.4 }),
        effect('fountain', 1500, above(ship, 0.6), { size: 1.2 }),
        move(shipTarget(team.id), 0, 2600, bob(0.05, 4)),
      ]
    }),
    sound(ships.length < before.teams.length ? 'fanfare' : 'flourish', 0),
    sound('cheer', 700),
    sound('coin', 400),
    pause(0, 2600),
  ]
}
