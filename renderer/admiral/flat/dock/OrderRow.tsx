import { isShip, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { mooring } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Unit } from '../../../../engine/admiral/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { ADMIRAL } from '../../commands.ts'
import { OrderIcon } from '../../hud/orders/orderIcons.tsx'
import { shortWhy } from '../../hud/orders/orderWhy.ts'
import { usesCaptain } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canOrder, nearestShot, type Order, ordersFor, refusalOf } from '../../intent/orders.ts'
import { mayDeclare } from '../../intent/targets.ts'
import { activeOf } from '../../intent/waiting.ts'
import { className } from '../../names.ts'
import './orderRow.css'

interface OrderListProps {
  readonly intent: IntentState
  readonly unit: Unit
  readonly view: AdmiralState
}

/** A button for each order of a ship or fort, and whether her captain is declared. */
export function OrderRow({ intent, unit, view }: OrderListProps) {
  return (
    <>
      <div className="adm-order-row">
        {ordersFor(unit, view).map((order) => (
          <OrderButton key={order} order={order} intent={intent} unit={unit} view={view} />
        ))}
      </div>
      {isDeclaredHere(intent, unit) && <CaptainToggle intent={intent} unit={unit} />}
    </>
  )
}

interface OrderButtonProps extends OrderListProps {
  readonly order: Order
}

function OrderButton({ order, intent, unit, view }: OrderButtonProps) {
  const t = useText()
  const isPossible = canOrder(intent, order)
  const detail = isPossible ? detailOf(t, order, intent, unit, view) : whyNot(t, order, intent, unit)
  return (
    <button
      type="button"
      className={`adm-order parchment is-${order}`}
      title={t(`order.${order}`)}
      aria-disabled={!isPossible}
      aria-pressed={isUnderWay(intent, order)}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        useIntent.getState().order(order)
      }}
      data-testid={`order-${order}`}
    >
      <OrderIcon order={order} />
      <span className="adm-order-name">{t(`order.${order}`)}</span>
      <span className="adm-order-detail">{detail}</span>
      <CommandKey of={order === 'sail' ? TABLE.commands.up : ADMIRAL.commands[order]} />
    </button>
  )
}

/** Why the order is greyed: where no guns bear, how far the nearest enemy is or that he lies off their lines. */
function whyNot(t: Translate, order: Order, intent: IntentState, { id }: Unit): string {
  const refusal = refusalOf(intent, id, order)
  const shot = order === 'fire' && refusal === 'no-guns-bear' ? nearestShot(intent, id) : null
  if (!shot) return shortWhy(t, order, refusal)
  return t(`order.why.shot.${shot.barrier}`, { n: shot.distance })
}

/** What is left of what the order uses up. */
function detailOf(t: Translate, order: Order, intent: IntentState, unit: Unit, view: AdmiralState): string {
  if (order === 'fire') return t('order.shots', { n: unit.shotsLeft })
  if (order === 'finish') return finishedOf(t, intent, unit, view)
  if (order !== 'sail') return ''
  const points = mooring(view, unit.id, usesCaptain(intent))?.left ?? 0
  return t('order.points', { n: Math.max(0, points) })
}

/** Whom the order ends, where that is not the one looked at. */
function finishedOf(t: Translate, intent: IntentState, unit: Unit, view: AdmiralState): string {
  const active = activeOf(intent)
  const ending = active === null || active === unit.id ? null : unitNamed(view, active)
  return ending ? className(t, ending.class) : ''
}

function isUnderWay({ prompt, course }: IntentState, order: Order): boolean {
  if (order === 'sail') return course !== null && course.way.length > 0
  return prompt?.kind === order
}

/** True when her captain can be declared with sailing or turning; panels beside the table have a choice of their own. */
function isDeclaredHere({ asked, prompt }: IntentState, { id }: Unit): boolean {
  if (prompt && prompt.kind !== 'headings' && prompt.kind !== 'turn') return false
  return mayDeclare(asked, id, 'steer') || mayDeclare(asked, id, 'turn')
}

function CaptainToggle({ intent, unit }: { readonly intent: IntentState; readonly unit: Unit }) {
  const t = useText()
  const isRapid = isShip(unit) && unit.captain === 'rapid'
  return (
    <button
      type="button"
      className="adm-helped wood"
      aria-pressed={intent.withCaptain}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        useIntent.getState().toggleCaptain()
      }}
      data-testid="use-captain"
    >
      <CommandKey of={ADMIRAL.commands.helped} /> {t(isRapid ? 'order.rapid' : 'order.swift')}
    </button>
  )
}
