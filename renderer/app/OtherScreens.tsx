import { useIsGuest } from '../remote/otherTable/guest.ts'
import { backToTable } from '../remote/otherTable/otherTable.ts'
import { WORKSHOP } from '../shell/games.ts'
import { KeysScreen } from '../shell/keys/KeysScreen.tsx'
import { ReplayScreen } from '../shell/match/ReplayScreen.tsx'
import { RulesScreen } from '../shell/rules/RulesScreen.tsx'
import { SettingsScreen } from '../shell/settings/SettingsScreen.tsx'
import type { ReplayPlace, Screen } from '../ui/screens.ts'
import { JoinScreen } from './join/JoinScreen.tsx'
import { TableLobby } from './join/TableLobby.tsx'
import { LicencesScreen } from './licences/LicencesScreen.tsx'
import { MatchScreen } from './match/MatchScreen.tsx'
import { LessonsScreen } from './newMatch/LessonsScreen.tsx'
import { NewMatchScreen } from './newMatch/NewMatchScreen.tsx'
import { PeopleScreen } from './people/PeopleScreen.tsx'
import { ReplaysScreen } from './saves/ReplaysScreen.tsx'
import { SavesScreen } from './saves/SavesScreen.tsx'
import { ScreensScreen } from './screens/ScreensScreen.tsx'

/** Shows every screen except the menu. */
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
    case 'join':
      return <JoinScreen />
    case 'joined':
      return <TableLobby />
    case 'rules':
      return <RulesScreen />
    case 'people':
      return <PeopleScreen {...(screen.person !== undefined && { first: screen.person })} />
    case 'licences':
      return <LicencesScreen />
    case 'workshop':
      return WORKSHOP && <WORKSHOP.Workshop />
    case 'match':
      return <MatchScreen />
    case 'replay':
      return <Recording screen={screen} />
    default:
      return screen satisfies never
  }
}

/** Shows a recording. A recording of the match at another table leads back to that table. */
function Recording({ screen }: { readonly screen: ReplayPlace }) {
  const { id, move, from, plays = false, analysed = false } = screen
  const isGuest = useIsGuest()
  const place = { id, move, from, plays, analysed }
  return <ReplayScreen {...place} {...(isGuest && { onLeave: backToTable })} />
}
