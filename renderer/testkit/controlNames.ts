import { within } from '@testing-library/react'

/** Roles of what can be pressed, chosen or moved. */
const CONTROLS = ['button', 'radio', 'checkbox', 'switch', 'slider', 'link', 'textbox', 'combobox'] as const

/** The accessible names of all controls in a part of the page, in its order, each with its role: 'button Undo'. */
export function controlNames(part: HTMLElement = document.body): readonly string[] {
  return CONTROLS.flatMap((role) => {
    const names: string[] = []
    within(part).queryAllByRole(role, {
      name: (name, element) => {
        names.push([role, ...groupOf(role, element), name].join(' '))
        return true
      },
    })
    return names
  })
}

/** A choice is told with the name of what is chosen. */
function groupOf(role: string, element: Element): readonly string[] {
  const group = role === 'radio' ? element.closest('[role="radiogroup"], fieldset') : null
  const name = group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent
  return name ? [name] : []
}

/** Names that a control has in common with another one, or controls that have none. */
export function sharedNames(part: HTMLElement = document.body): readonly string[] {
  const names = controlNames(part)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index || /^\w+ $/.test(name)))]
}
