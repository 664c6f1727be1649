import { screen } from '@testing-library/react'

/** Roles that a screen reader announces on a table. */
const ROLES = [
  'banner',
  'main',
  'complementary',
  'region',
  'group',
  'heading',
  'grid',
  'row',
  'gridcell',
  'radiogroup',
  'radio',
  'button',
  'switch',
  'list',
  'listitem',
  'img',
  'timer',
  'status',
  'alert',
  'log',
] as const

/**
 * Returns what a screen reader says of the page, one line per element, nested ones indented: `button Fire at E4
 * (unavailable)`. Status lines show their text. Cells of boards are left out unless `tellsOf` accepts their names.
 */
export function readOut(tellsOf: (cell: string) => boolean = () => true): string {
  const lines = new Map<Element, string>()
  for (const role of ROLES) {
    screen.queryAllByRole(role, {
      name: (name, element) => {
        if (role !== 'gridcell' || tellsOf(name)) lines.set(element, `${role} ${name || saidBy(element, role)}`.trim())
        return true
      },
    })
  }
  const elements = [...lines.keys()].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const depthOf = (element: Element) => elements.filter((one) => one !== element && one.contains(element)).length
  return elements.map((one) => `${'  '.repeat(depthOf(one))}${lines.get(one)}${stateOf(one)}`).join('\n')
}

/** Returns the words of an element without a name, if its role is read by its text. */
function saidBy(element: Element, role: string): string {
  if (!['status', 'alert', 'listitem', 'timer'].includes(role)) return ''
  const copy = element.cloneNode(true) as Element // a copy of an element is one
  for (const unheard of copy.querySelectorAll('[aria-hidden=true]')) unheard.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function stateOf(element: Element): string {
  const has = (name: string) => element.getAttribute(name) === 'true'
  const states = [
    (has('aria-disabled') || element.hasAttribute('disabled')) && 'unavailable',
    has('aria-selected') && 'selected',
    has('aria-pressed') && 'pressed',
    has('aria-checked') && 'chosen',
  ].filter((state) => state !== false)
  return states.length > 0 ? ` (${states.join(', ')})` : ''
}
