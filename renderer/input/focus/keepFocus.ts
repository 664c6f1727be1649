import { modalContext } from '../contexts.ts'
import { isPadUsed } from '../pad/lastDevice.ts'
import { offeredIn, takeFocus } from './moveFocus.ts'
import { focusableIn, nearestTo, rectOf } from './spatial.ts'

/** The last focus in a screen or dialog. */
interface Place {
  readonly rect: DOMRect
  readonly testId: string | undefined
  readonly index: number
}

/** Changes that may take the focus away. */
const CHANGES = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
}

/**
 * Keeps the focus in the open screen or dialog: if the focused element is removed or disabled, a near one gets the
 * focus; a screen to which the player returns has it where it was, and one that a pad opens on its golden button.
 * Returns a function that stops this.
 */
export function keepFocus(): () => void {
  const places = new WeakMap<Element, Place>()
  const left = new Map<string, Place>()
  let trail: readonly string[] = []
  let open: Element | null = null
  const note = () => {
    const focused = document.activeElement
    const root = modalContext()?.root?.()
    if (!(focused instanceof HTMLElement) || !root?.contains(focused) || focused === root) return
    const place = placeOf(focused, root)
    places.set(root, place)
    left.set(idOf(root), place)
  }
  const keep = () => {
    const context = modalContext()
    const root = context?.root?.()
    if (!context || !root?.isConnected) return
    if (context.kind === 'screen' && root !== open) {
      open = root
      const id = idOf(root)
      const before = trail.indexOf(id)
      const place = before < 0 ? undefined : left.get(id)
      if (place) places.set(root, place)
      trail = before < 0 ? [...trail, id] : trail.slice(0, before + 1)
      if (place && isFree(root)) return void elementAt(place, root)?.focus()
    }
    if (context.kind === 'screen' && document.activeElement === root && isPadUsed()) takeFocus(offeredIn(root))
    if (isLost(root, context.kind === 'dialog')) returnTo(root, places.get(root))
  }
  const observer = new MutationObserver(keep)
  observer.observe(document.body, CHANGES)
  document.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}

const idOf = (root: Element): string => (root instanceof HTMLElement && root.dataset.testid) || ''

/** Returns whether no control has the focus yet. */
const isFree = (root: Element): boolean => [null, document.body, root].some((one) => one === document.activeElement)

/** Returns whether nothing has the focus, or something behind a dialog. */
function isLost(root: Element, isDialog: boolean): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.matches(':disabled')) return true
  return isDialog && !root.contains(focused)
}

function returnTo(root: HTMLElement, place: Place | undefined): void {
  const near = place && nearestTo(place.rect, root)
  const to = near ?? (root.tabIndex < 0 ? root : focusableIn(root)[0])
  to?.focus({ preventScroll: true })
}

function placeOf(focused: HTMLElement, root: Element): Place {
  const { testid } = focused.dataset
  return { rect: rectOf(focused), testId: testid, index: alike(root, testid).indexOf(focused) }
}

const elementAt = ({ testId, index }: Place, root: Element): HTMLElement | undefined => alike(root, testId)[index]

const alike = (root: Element, testId: string | undefined): readonly HTMLElement[] =>
  focusableIn(root).filter(({ dataset }) => testId === undefined || dataset.testid === testId)
