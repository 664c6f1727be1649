import { useEffect } from 'react'
import { chosenKeys, keysOf } from '../../input/bindings.ts'
import { chordsOf } from '../../input/chords.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { goTo, openSheet, useScreen } from '../../ui/screens.ts'

/** Opens the page of keys by its key wherever no table listens: in the menu's screens and from the sheets of a match. */
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

/** A field keeps the keys that type. */
function isHelp(event: KeyboardEvent): boolean {
  const isTyping = document.activeElement?.tagName === 'INPUT' && !/^F\d+$/.test(event.code)
  const keys = keysOf(TABLE.commands.keys, chosenKeys())
  return !isTyping && chordsOf(event).some((chord) => keys.includes(chord))
}

/** False where the keys are shown already, where the table listens itself, and where a question awaits its answer. */
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
