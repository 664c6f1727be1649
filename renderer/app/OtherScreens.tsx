import { LessonsScreen } from './LessonsScreen.tsx'
import { LicencesScreen } from './LicencesScreen.tsx'
import { MatchScreen } from './MatchScreen.tsx'
import { NewMatchScreen } from './NewMatchScreen.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import { ReplaysScreen } from './ReplaysScreen.tsx'
import { RulesScreen } from './RulesScreen.tsx'
import { SavesScreen } from './SavesScreen.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'
import type { Screen } from './screens.ts'

/** Every screen but the menu. */
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
