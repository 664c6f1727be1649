import { useText } from '../../i18n/useText.ts'
import { PersonChips } from '../../ui/people/PersonChips.tsx'
import { letPlay, usePeopleList } from '../../ui/people/people.ts'
import { Row } from './rows.tsx'

const NOBODY: readonly string[] = []

/** Chooses the person who plays now, and whose settings apply; nothing while there are no people. */
export function PersonSetting() {
  const t = useText()
  const list = usePeopleList()
  if (!list || list.profiles.length === 0) return null
  return (
    <Row label={t('people.settings')}>
      <PersonChips
        label={t('people.settings')}
        chosen={list.playing ?? undefined}
        taken={NOBODY}
        onChoose={(person) => void letPlay(person)}
        testId="setting-person"
      />
      <p className="about">{t('people.settings.about')}</p>
    </Row>
  )
}
