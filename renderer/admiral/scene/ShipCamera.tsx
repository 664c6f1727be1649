import { useEffect } from 'react'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { bearersOn } from '../../../engine/admiral/foresight.ts'
import type { Cell } from '../../../engine/admiral/types.ts'
import { useSettings } from '../../ui/settings.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { berthsOf } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import type { IntentState } from '../intent/intentState.ts'
import { boardingsOf, shootablesOf } from '../intent/targets.ts'
import { afterFrames, pointsAt } from './sight.ts'

/** Looks at a ship from near when it is selected, unless the player has switched that off. */
export function ShipCamera(): null {
  const camera = useTableCamera()
  const isOn = useSettings(({ settings }) => settings.nearShips)
  const selected = useIntent((intent) => (isOrdered(intent) ? intent.selected : null))
  useEffect(() => {
    if (!isOn || selected === null) return
    return afterFrames(2, () => {
      const intent = useIntent.getState()
      if (intent.selected === selected && intent.view) camera.frameNear(pointsAt(intent.view.board, sightOf(intent)))
    })
  }, [isOn, selected, camera])
  return null
}

/** Returns whether the player may give orders to the selected ship. */
const isOrdered = ({ asked, selected }: Pick<IntentState, 'asked' | 'selected'>): boolean =>
  asked?.moves.some(({ move }) => 'ship' in move && move.ship === selected) ?? false

/**
 * Returns the cells that matter for a selected ship: its own, those in range, and those of units that it can attack or
 * that bear on it.
 */
export function sightOf(intent: IntentState): readonly Cell[] {
  const { view, asked, selected } = intent
  const ship = view && selected !== null ? unitNamed(view, selected) : null
  if (!view || !ship || ship.at === null) return []
  const bearers = 'heading' in ship ? bearersOn(view, ship.id, { at: ship.at, heading: ship.heading }) : []
  const targets = [...shootablesOf(asked, selected), ...boardingsOf(asked, selected)].map(({ target }) => target)
  const units = [...bearers, ...targets].flatMap((id) => unitNamed(view, id)?.at ?? [])
  return [...new Set([ship.at, ...berthsOf(intent).map(({ at }) => at), ...units])]
}
