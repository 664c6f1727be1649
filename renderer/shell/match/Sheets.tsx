import type { GameId } from '../../../electron/contract/ipc.ts'
import { closeSheet, useScreen } from '../../ui/screens.ts'
import { gameParts } from '../games.ts'
import { KeysSheet } from '../keys/KeysScreen.tsx'
import { RulesSheet } from '../rules/RulesScreen.tsx'
import { SettingsSheet } from '../settings/SettingsScreen.tsx'

/** Shows the sheets that matches and recordings share. */
export function Sheets({ game }: { readonly game: GameId }) {
  const sheet = useScreen((state) => state.sheet)
  const { OwnSheet } = gameParts(game).panels
  if (sheet?.name === 'settings') return <SettingsSheet onClose={closeSheet} />
  if (sheet?.name === 'keys') return <KeysSheet game={game} onClose={closeSheet} />
  if (sheet?.name === 'own' && OwnSheet) return <OwnSheet onClose={closeSheet} />
  if (sheet?.name !== 'rules') return null
  return <RulesSheet key={sheet.query} game={game} query={sheet.query} onClose={closeSheet} />
}
