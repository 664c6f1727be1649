import { commandTable } from './commands.ts'
import { type HandledTable, handle, modalContext } from './contexts.ts'

/** Commands that move about in every screen and dialog. */
export const MOVING = commandTable('moving', 'commands.moving', {
  'previous-page': { label: 'command.previous-page', keys: ['PageUp'], pad: ['left-bumper'], repeats: true },
  'next-page': { label: 'command.next-page', keys: ['PageDown'], pad: ['right-bumper'], repeats: true },
  top: { label: 'command.top', keys: ['Home'] },
  bottom: { label: 'command.bottom', keys: ['End'] },
})

/** The part of the visible height that a page key scrolls. */
const PAGE = 0.875

/** Scrolls the open screen or dialog, also while the focus is beside its scrolling part. */
export const PAGING: HandledTable = handle(
  MOVING,
  {
    'previous-page': () => scroll(({ scrollTop, clientHeight }) => scrollTop - clientHeight * PAGE),
    'next-page': () => scroll(({ scrollTop, clientHeight }) => scrollTop + clientHeight * PAGE),
    top: () => scroll(() => 0),
    bottom: () => scroll(({ scrollHeight }) => scrollHeight),
  },
  () => modalContext() !== null,
)

function scroll(place: (part: Element) => number): void {
  const root = modalContext()?.root?.() ?? null
  const part = scrollingPart(root) ?? root?.querySelector('[data-body]')
  if (part) part.scrollTop = place(part)
}

/** Returns the innermost part around the focused element that scrolls. */
function scrollingPart(root: Element | null): Element | null {
  let part = document.activeElement
  if (!root?.contains(part)) return null
  while (part && part !== root.parentElement) {
    const { overflowY } = getComputedStyle(part)
    if ((overflowY === 'auto' || overflowY === 'scroll') && part.scrollHeight > part.clientHeight) return part
    part = part.parentElement
  }
  return null
}
