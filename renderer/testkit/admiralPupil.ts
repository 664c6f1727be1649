import { parseCell, printCell } from '../../engine/admiral/cells.ts'
import { unitNamed } from '../../engine/admiral/fleet.ts'
import { HEADINGS, type Heading } from '../../engine/admiral/geometry/headings.ts'
import type { AdmiralMove } from '../../engine/admiral/types.ts'
import { ADMIRAL } from '../../engine/protocol/games.ts'
import { onCaptain } from '../admiral/intent/captainRules.ts'
import { onHeading, onNextHeading, onSail } from '../admiral/intent/courseRules.ts'
import { onFinishAll, onFinishSure, onRepair } from '../admiral/intent/deedRules.ts'
import { onAim, onAttack, onGather, onGrappled, onShots } from '../admiral/intent/gunneryRules.ts'
import { onAsked, onCell, onChosen, onNext, onSelected } from '../admiral/intent/intentRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from '../admiral/intent/intentState.ts'
import { onArrow, onConfirm, onDigit } from '../admiral/intent/keyRules.ts'
import { onOrder } from '../admiral/intent/orders.ts'
import { isOnlyBluff } from '../admiral/intent/targets.ts'
import { isAdmiralView } from '../admiral/view.ts'
import type { GuidedLesson } from '../school/course.ts'
import { LessonMatch } from './lessonMatch.ts'
import type { Order } from './ways/admiral.ts'

const STEERING: Readonly<Record<string, readonly [number, number]>> = { '^': [0, 1], '<': [-1, 0], '>': [1, 0] }
/** The number of times that a gesture is repeated before the order counts as impossible. */
const ENOUGH = 20

/** A pupil of Admiral who gives orders by keys or with the mouse, as the window understands them. */
export class AdmiralPupil {
  readonly match: LessonMatch
  private readonly hands: 'mouse' | 'keys'
  private intent: IntentState = IDLE_INTENT

  constructor(lesson: GuidedLesson, hands: 'mouse' | 'keys') {
    this.match = new LessonMatch(lesson)
    this.hands = hands
    this.look()
  }

  /** Gives an order and shows its events, until the next question. Throws if the order is impossible. */
  order(order: Order): void {
    const before = this.match.match.entries.length
    if ('end' in order) this.do(onFinishAll)
    else if ('answer' in order) this.do(order.answer === 'fire' ? onAttack : (state) => onChosen(state, DECLINE))
    else this.give(order)
    const sure = this.hands === 'mouse' ? onFinishSure : 'end' in order ? onFinishAll : onConfirm
    if (this.intent.prompt?.kind === 'finish') this.do(sure)
    if (this.match.match.entries.length === before) throw new Error(`${JSON.stringify(order)} leads to nothing`)
  }

  private give(order: Exclude<Order, { end: true } | { answer: string }>): void {
    this.until(
      `${order.ship} is chosen`,
      ({ selected }) => selected === order.ship,
      (state) => (this.hands === 'keys' ? onNext(state, 1) : onSelected(state, order.ship)),
    )
    if ('sail' in order) this.sail(order)
    else if ('turn' in order) this.turn(order.turn)
    else if ('repair' in order)
      this.do((state) => onOrder(state, 'repair'), this.hands === 'keys' ? onConfirm : onRepair)
    else this.attack(order)
  }

  private sail({ sail, way, captain }: Extract<Order, { sail: string }>): void {
    const [name = '', heading = ''] = sail.split(' ')
    const isMeant = ({ course }: IntentState) =>
      course !== null && printCell(course.at) === name && course.heading === heading
    if (captain) this.do(onCaptain)
    if (this.hands === 'keys') for (const sign of way) this.do((state) => onArrow(state, ...arrowOf(sign)))
    else this.do(cell(name), (state) => (isMeant(state) ? {} : onHeading(state, headingNamed(heading))))
    this.expect(`a course to ${sail}`, isMeant)
    this.do(this.hands === 'keys' ? onConfirm : onSail)
  }

  private turn(heading: string): void {
    this.do((state) => onOrder(state, 'turn'))
    this.until(
      `a turn to ${heading}`,
      ({ course }) => course?.heading === heading,
      (state) => (this.hands === 'keys' ? onNextHeading(state, 1) : onHeading(state, headingNamed(heading))),
    )
    this.do(this.hands === 'keys' ? onConfirm : onSail)
  }

  private attack(order: Extract<Order, { fire: string } | { board: string }>): void {
    const kind = 'fire' in order ? 'fire' : 'board'
    const target = 'fire' in order ? order.fire : order.board
    const isAimed = ({ prompt, target: now }: IntentState) => prompt?.kind === kind && now === target
    if (this.hands === 'keys') this.until(`to ${kind} ${target}`, isAimed, (state) => onOrder(state, kind))
    else this.do(this.clickOn(target), (state) => (isAimed(state) || kind === 'fire' ? {} : onGrappled(state, target)))
    this.expect(`to ${kind} ${target}`, isAimed)
    if ('shots' in order) this.do((state) => (this.hands === 'keys' ? onDigit : onShots)(state, order.shots))
    if ('aim' in order) this.do((state) => onAim(state, order.aim ?? 'hull'))
    if ('together' in order) this.do(onGather)
    if (this.intent.withCaptain !== (order.captain ?? false)) this.do(onCaptain)
    this.do(this.hands === 'keys' ? onConfirm : onAttack)
  }

  private clickOn(id: string): Gesture {
    return (state) => {
      const at = state.view && unitNamed(state.view, id)?.at
      return typeof at === 'number' ? onCell(state, at) : null
    }
  }

  private until(what: string, is: (state: IntentState) => boolean, gesture: Gesture): void {
    for (let tries = 0; tries < ENOUGH && !is(this.intent); tries++) this.do(gesture)
    this.expect(what, is)
  }

  private expect(what: string, is: (state: IntentState) => boolean): void {
    if (!is(this.intent)) throw new Error(`never ${what}: ${JSON.stringify({ ...this.intent, view: 0, fullView: 0 })}`)
  }

  private do(...gestures: readonly Gesture[]): void {
    for (const gesture of gestures) this.carryOut(gesture(this.intent))
  }

  private carryOut(reaction: Reaction | null): void {
    this.intent = { ...this.intent, ...reaction?.patch }
    if (!reaction?.send) return
    for (const move of reaction.send) this.match.play(ADMIRAL.printMove(move, this.state) as object) // moves are printed as objects
    this.look()
  }

  /** Shows the others' moves, then the question. */
  private look(): void {
    this.match.letBotsPlay()
    const { view, isAsked, pupil } = this.match
    if (!isAdmiralView(view)) throw new Error('no match of Admiral')
    const moves = isAsked ? this.match.match.moves(pupil) : []
    const asked = isAsked
      ? { seat: pupil, moves: moves.map(({ move, hint }) => ({ move: move as AdmiralMove, hint })) }
      : null
    this.carryOut(onAsked(this.intent, asked, view))
    if (asked && isOnlyBluff(asked)) this.carryOut(onChosen(this.intent, DECLINE))
  }

  private get state() {
    const { state } = this.match.match
    if (!isAdmiralView(state)) throw new Error('no match of Admiral')
    return state
  }
}

type Gesture = (state: IntentState) => Reaction | null

const DECLINE = { kind: 'decline' } as const

const cell =
  (name: string): Gesture =>
  (state) =>
    onCell(state, parseCell(name) ?? -1)

const arrowOf = (sign: string): readonly [number, number] => STEERING[sign] ?? [0, 0]

function headingNamed(name: string): Heading {
  const heading = HEADINGS.find((one) => one === name)
  if (!heading) throw new Error(`${name} is no heading`)
  return heading
}
