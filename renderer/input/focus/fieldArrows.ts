import type { Direction } from '../pad/buttons.ts'
import { isChoice } from './spatial.ts'

/** Kinds of `input` that show no text. */
const NO_TEXT = /^(radio|checkbox|range|button|submit|reset|file|color|image)$/

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const isText = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !NO_TEXT.test(field.type))

const isSlider = (field: Element | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'range'

/** Returns whether a focused field needs a key itself: text and sliders do, but let an arrow go at their ends. */
export function fieldNeeds(code: string, field: Element | null): boolean {
  const direction = ARROWS[code]
  if (field && isChoice(field)) return code === 'Space'
  return direction && field ? needsArrow(direction, field) : isText(field) || isSlider(field)
}

function needsArrow(direction: Direction, field: Element): boolean {
  const isBack = direction === 'up' || direction === 'left'
  const isUpright = direction === 'up' || direction === 'down'
  if (isText(field)) {
    const { selectionStart, selectionEnd, value } = field
    if (isUpright && !(field instanceof HTMLTextAreaElement)) return false
    return isBack ? selectionEnd !== 0 : selectionStart !== value.length
  }
  if (isSlider(field)) return !isUpright && Number(field.value) !== Number(isBack ? field.min : field.max)
  return false
}

/** Moves a slider by a device that has no arrow keys. Returns false if the focused field is none, or at its end. */
export function moveSlider(direction: Direction, field: Element): boolean {
  if (!isSlider(field) || !needsArrow(direction, field)) return false
  if (direction === 'left') field.stepDown()
  else field.stepUp()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
