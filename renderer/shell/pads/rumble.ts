import type { Seat } from '../../../engine/kernel/game.ts'
import type { SoundName } from '../../audio/names.ts'
import { listenToSounds } from '../../audio/sounds.ts'
import { actingSeat } from '../../host/actingSeat.ts'
import { useSession } from '../../host/session.ts'
import { stopAll } from '../../host/stops.ts'
import { thinkerOf } from '../../host/thinker.ts'
import { useLastDevice } from '../../input/pad/lastDevice.ts'
import { useSeatedPads } from '../../input/pad/seatedPads.ts'
import { padsOf } from '../../input/pad/seats.ts'
import { useSettings } from '../../ui/settings.ts'

/** How a pad shakes: for some milliseconds, with its slow heavy motor and its fast light one, from 0 to 1. */
interface Shake {
  readonly duration: number
  readonly strongMagnitude: number
  readonly weakMagnitude: number
}

/** Strength and length of a rumble. */
export const SHAKES = {
  hit: { duration: 180, strongMagnitude: 0.8, weakMagnitude: 0.5 },
  gold: { duration: 120, strongMagnitude: 0, weakMagnitude: 0.7 },
  loss: { duration: 400, strongMagnitude: 1, weakMagnitude: 0.2 },
  turn: { duration: 90, strongMagnitude: 0.2, weakMagnitude: 0.5 },
} as const satisfies Readonly<Record<string, Shake>>
export type Felt = keyof typeof SHAKES

/** The sounds that are felt, too. */
const FELT_SOUNDS: Readonly<Partial<Record<SoundName, Felt>>> = {
  hit: 'hit',
  splinter: 'hit',
  coinLand: 'gold',
  gulp: 'loss',
  drum: 'loss',
  sweep: 'turn',
}

/** The time in which a pad shakes once, milliseconds: a broadside is one blow. */
const ONE_BLOW = 250
let last = Number.NEGATIVE_INFINITY

/** Shakes the pad that was used last, if the player wants that; nothing without a pad or a motor. */
function shake(felt: Felt): void {
  const { hand } = useLastDevice.getState()
  if (hand.device !== 'pad') return
  const now = performance.now()
  if (now - last < ONE_BLOW) return
  last = now
  shakePad(hand.pad, felt)
}

function shakePad(index: number, felt: Felt): void {
  if (!useSettings.getState().settings.padRumble || !document.hasFocus()) return
  const { vibrationActuator } = navigator.getGamepads?.()[index] ?? {}
  vibrationActuator?.playEffect('dual-rumble', { startDelay: 0, ...SHAKES[felt] }).catch(() => undefined)
}

const hasSeatedPads = (): boolean => useSeatedPads.getState().seated.length > 0

/** Lets players feel some of the sounds. Returns a function that stops this. */
export const feelSounds = (): (() => void) =>
  listenToSounds((name, { delayMs: delay = 0 }) => {
    const felt = FELT_SOUNDS[name]
    if (felt && !(felt === 'turn' && hasSeatedPads())) setTimeout(shake, delay, felt)
  })

/** Shakes the pads of a seat when it begins to act. Returns a function that stops this. */
export function feelTurns(): () => void {
  let felt: Seat | null = null
  const look = () => {
    const acting = actingSeat()
    const { standing } = useSession.getState()
    if (acting === null && standing && thinkerOf(standing) !== felt) felt = null
    if (acting === null || acting === felt) return
    felt = acting
    for (const { index } of padsOf(useSeatedPads.getState().seated, acting)) shakePad(index, 'turn')
  }
  return stopAll(useSession.subscribe(look), useSeatedPads.subscribe(look))
}
