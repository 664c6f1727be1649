import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Unit } from '../../../../engine/admiral/types.ts'
import { Token } from '../../../hud/frame/Dock.tsx'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Command } from '../../../input/commands.ts'
import { usePadBrand } from '../../../input/pad/lastDevice.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canOrder, nearestShot, type Order, ordersFor, refusalOf } from '../../intent/orders.ts'
import { mayDeclare } from '../../intent/targets.ts'
import { turnsByPad } from '../orders/orderHandlers.ts'
import { OrderIcon } from '../orders/orderIcons.tsx'
import { shortWhy } from '../orders/orderWhy.ts'
import { CardPicture } from '../pictures.tsx'

interface OrderTokensProps {
  readonly intent: IntentState
  readonly unit: Unit
  readonly view: AdmiralState
  /** True if the icons have captions. */
  readonly isCaptioned: boolean
  /** Called with the prompt's words for the token under the pointer. */
  readonly onPoint: (words: string | null) => void
}

/**
 * Shows the orders of a ship or fort. An impossible order gives the reason: under the pointer, and when it is pressed.
 */
export function OrderTokens({ intent, unit, view, isCaptioned, onPoint }: OrderTokensProps) {
  return (
    <span
      className="order-tokens"
      data-testid="orders"
      data-unit={unit.id}
      data-captioned={isCaptioned ? '' : undefined}
    >
      {ordersFor(unit, view).map((order) => (
        <OrderToken key={order} order={order} intent={intent} unit={unit} isCaptioned={isCaptioned} onPoint={onPoint} />
      ))}
      <CaptainToken intent={intent} unit={unit} onPoint={onPoint} />
    </span>
  )
}

interface OrderTokenProps extends Omit<OrderTokensProps, 'view'> {
  readonly order: Order
}

function OrderToken({ order, intent, unit, isCaptioned, onPoint }: OrderTokenProps) {
  const t = useText()
  const isPossible = canOrder(intent, order)
  const why = isPossible ? null : whyNot(t, order, intent, unit) || t('order.why.other')
  const name = t(`order.${order}`)
  const give = () => useIntent.getState().order(order)
  const isPad = usePadBrand() !== null
  const words = why === null ? name : `${name}: ${why}`
  return (
    <Token
      label={name}
      icon={<OrderIcon order={order} />}
      {...(isCaptioned && { caption: name })}
      {...commandOf(order, isPad && turnsByPad(intent))}
      blocked={why}
      onPress={give}
      onBlocked={give}
      onPoint={(isPointed) => onPoint(isPointed ? words : null)}
      testId={`order-${order}`}
    />
  )
}

/**
 * Returns the command of an order, if it has one. Directions sail: those of a pad aim at a cell.
 * @param turns true if a pad's button of the guns turns the ship
 */
function commandOf(order: Order, turns: boolean): { readonly command?: Command } {
  if (order === 'sail') return { command: TABLE.commands.up }
  if (turns && order === 'fire') return {}
  return { command: ADMIRAL.commands[turns && order === 'turn' ? 'fire' : order] }
}

/**
 * Returns why an order is not possible: if no guns bear, the distance of the nearest enemy, or that it lies off the
 * lines of fire.
 */
function whyNot(t: Translate, order: Order, intent: IntentState, { id }: Unit): string {
  const refusal = refusalOf(intent, id, order)
  const shot = order === 'fire' && refusal === 'no-guns-bear' ? nearestShot(intent, id) : null
  if (!shot) return shortWhy(t, order, refusal)
  return t(`order.why.shot.${shot.barrier}`, { n: shot.distance })
}

/** Switches whether the captain is declared with sailing or turning. */
function CaptainToken({ intent, unit, onPoint }: Omit<OrderTokensProps, 'view' | 'isCaptioned'>) {
  const t = useText()
  const { asked, withCaptain } = intent
  const isDeclared = mayDeclare(asked, unit.id, 'steer') || mayDeclare(asked, unit.id, 'turn')
  if (!isDeclared || !isShip(unit) || unit.captain === null) return null
  const about = t(unit.captain === 'rapid' ? 'order.rapid' : 'order.swift')
  return (
    <Token
      label={about}
      icon={<CardPicture card={unit.captain} width={1.75} />}
      command={ADMIRAL.commands.helped}
      pressed={withCaptain}
      onPress={() => useIntent.getState().toggleCaptain()}
      onPoint={(isPointed) => onPoint(isPointed ? about : null)}
      testId="use-captain"
    />
  )
}
