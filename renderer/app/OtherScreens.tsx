import type { Screen } from '../ui/screens.ts'
import { KeysScreen } from './keys/KeysScreen.tsx'
import { LicencesScreen } from './licences/LicencesScreen.tsx'
import { MatchScreen } from './match/MatchScreen.tsx'
import { ReplayScreen } from './match/ReplayScreen.tsx'
import { LessonsScreen } from './newMatch/LessonsScreen.tsx'
import { NewMatchScreen } from './newMatch/NewMatchScreen.tsx'
import { RulesScreen } from './rules/RulesScreen.tsx'
import { ReplaysScreen } from './saves/ReplaysScreen.tsx'
import { SavesScreen } from './saves/SavesScreen.tsx'
import { ScreensScreen } from './screens/ScreensScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'

/** Every screen except the menu. */
export function OtherScreen({ screen }: { readonly screen: Exclude<Screen, { readonly name: 'menu' }> }) {
  switch (screen.name) {
    case 'new':
      return <NewMatchScreen />
    case 'lessons':
      return <LessonsScreen />
    case 'saves':
      return <SavesScreen />
    case 'replays':
      return <ReplaysScreen />
    case 'settings':
      return <SettingsScreen />
    case 'keys':
      return <KeysScreen />
    case 'screens':
      return <ScreensScreen />
    case 'rules':
      return <RulesScreen />
    case 'licences':
      return <LicencesScreen />
    case 'match':
      return <MatchScreen />
    case 'replay':
      return <ReplayScreen id={screen.id} move={screen.move} from={screen.from} />
    default:
      return screen satisfies never
  }
}
