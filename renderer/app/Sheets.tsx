import type { JackalState } from '../../engine/jackal/types.ts'
import { DeckSheet } from '../jackal/hud/DeckCounter.tsx'
import { RulesSheet } from './RulesScreen.tsx'
import { SettingsSheet } from './SettingsScreen.tsx'
import { closeSheet, useScreen } from './screens.ts'

/** Sheets that a match and a recording have in common. */
export function Sheets({ view }: { readonly view: JackalState }) {
  const sheet = useScreen((state) => state.sheet)
  if (sheet?.name === 'settings') return <SettingsSheet onClose={closeSheet} />
  if (sheet?.name === 'rules') return <RulesSheet key={sheet.query} query={sheet.query} onClose={closeSheet} />
  if (sheet?.name === 'deck') return <DeckSheet view={view} onClose={closeSheet} />
  return null
}
