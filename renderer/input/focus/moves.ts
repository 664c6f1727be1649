import { type HandledTable, handle, modalContext } from '../contexts.ts'
import { bodyOf } from './bodyOf.ts'
import { fieldNeeds } from './fieldArrows.ts'
import { moveFocus } from './moveFocus.ts'
import { MOVING } from './moving.ts'

/** The part of the visible height that a page key scrolls. */
const PAGE = 0.875

/** Moves the focus about in the open screen or dialog, and scrolls it, also while the focus is beside its body. */
export const MOVES: HandledTable = {
  ...handle(MOVING, {
    up: (source) => moveFocus('up', source),
    down: (source) => moveFocus('down', source),
    left: (source) => moveFocus('left', source),
    right: (source) => moveFocus('right', source),
    'previous-page': () => scroll(({ scrollTop, clientHeight }) => scrollTop - clientHeight * PAGE),
    'next-page': () => scroll(({ scrollTop, clientHeight }) => scrollTop + clientHeight * PAGE),
    top: () => scroll(() => 0),
    bottom: () => scroll(({ scrollHeight }) => scrollHeight),
  }),
  isActive: () => modalContext() !== null,
  needs: fieldNeeds,
}

function scroll(place: (part: Element) => number): void {
  const root = modalContext()?.root?.()
  const part = root && bodyOf(root)
  if (part) part.scrollTop = place(part)
}
