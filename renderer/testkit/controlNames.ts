import { screen } from '@testing-library/react'

/** Roles of what can be pressed, chosen or moved. */
const CONTROLS = ['button', 'radio', 'checkbox', 'switch', 'slider', 'link', 'textbox', 'combobox'] as const

/** The accessible names of all controls on the page, in the order of the page, each with its role: 'button Undo'. */
export function controlNames(): readonly string[] {
  return CONTROLS.flatMap((role) => {
    const names: string[] = []
    screen.queryAllByRole(role, {
      name: (name) => {
        names.push(`${role} ${name}`)
        return true
      },
    })
    return names
  })
}

/** Names that a control has in common with another one, or controls that have none. */
export function sharedNames(): readonly string[] {
  const names = controlNames()
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index || /^\w+ $/.test(name)))]
}
