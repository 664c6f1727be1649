import { within } from '@testing-library/react'

/** Roles of elements that can be pressed, chosen or moved. */
const CONTROLS = ['button', 'radio', 'checkbox', 'switch', 'slider', 'link', 'textbox', 'combobox'] as const

/**
 * Returns the accessible names of all controls in a part of the page, in page order, each with its role: 'button Undo'.
 */
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

/** Returns the name of a radio button's group, if it has one. */
function groupOf(role: string, element: Element): readonly string[] {
  const group = role === 'radio' ? element.closest('[role="radiogroup"], fieldset') : null
  const name = group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent
  return name ? [name] : []
}

/** Returns names that controls share, and controls without a name. */
export function sharedNames(part: HTMLElement = document.body): readonly string[] {
  const names = controlNames(part)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index || /^\w+ $/.test(name)))]
}
