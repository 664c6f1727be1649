import { useEffect } from 'react'
import { chosenKeys, keysOf } from '../../input/bindings.ts'
import { chordsOf } from '../../input/chords.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { goTo, openSheet, useScreen } from '../../ui/screens.ts'

/** Opens the page of keys with its key where no table listens: in the menu's screens and in the sheets of a match. */
export function HelpKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isHelp(event) && openKeys()) event.preventDefault()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return null
}

/** Returns whether the key asks for help; typing keys in a field do not. */
function isHelp(event: KeyboardEvent): boolean {
  const isTyping = document.activeElement?.tagName === 'INPUT' && !/^F\d+$/.test(event.code)
  const keys = keysOf(TABLE.commands.keys, chosenKeys())
  return !isTyping && chordsOf(event).some((chord) => keys.includes(chord))
}

/**
 * Opens the page of keys; returns false if it is open already, if the table listens, or if a question needs an answer.
 */
function openKeys(): boolean {
  const { screen, sheet } = useScreen.getState()
  const isAtTable = screen.name === 'match' || screen.name === 'replay'
  if (screen.name === 'keys' || sheet?.name === 'keys' || sheet?.name === 'copy') return false
  if (isAtTable && !sheet) return false
  const isDialog = sheet !== null || screen.name === 'screens'
  if (document.querySelectorAll('dialog[open]').length > (isDialog ? 1 : 0)) return false
  if (isAtTable) openSheet({ name: 'keys' })
  else goTo({ name: 'keys' })
  return true
}
