import { useEffect, useRef, useState } from 'react'
import type { AppInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { handle } from '../../input/contexts.ts'
import { MENU } from '../../input/navigation.ts'
import { useNavigation } from '../../input/useNavigation.ts'
import { Button } from '../../ui/controls.tsx'
import { goTo, useScreen } from '../../ui/screens.ts'
import { changeSettings } from '../../ui/settings.ts'
import { FirstEntry } from './FirstEntry.tsx'
import { ICON_PLACES, MenuIcons } from './MenuIcons.tsx'
import { PlayingNow } from './PlayingNow.tsx'
import { usePast } from './past.ts'
import { QuitButton } from './QuitButton.tsx'
import './menuScreen.css'

/** Shows the menu over the table: three large entries, and the rest as icons. */
export function MenuScreen() {
  const t = useText()
  const menu = useRef<HTMLElement>(null)
  useNavigation({ kind: 'screen', root: menu, tables: MENU_TABLES })
  const past = usePast()
  const from = useScreen((state) => state.from)
  const isBack = from !== null && [...ENTRIES, ...ICON_PLACES, 'licences'].includes(from)
  return (
    <main ref={menu} className="menu" data-testid="screen-menu">
      <div className="menu-board wood screwed">
        <h1 className="menu-title">{t('app.title')}</h1>
        <PlayingNow />
        <nav className="menu-items" aria-label={t('app.title')}>
          <FirstEntry past={past} autoFocus={!isBack} />
          {ENTRIES.map((name) => (
            <Button key={name} autoFocus={name === from} onClick={() => goTo({ name })} testId={`menu-${name}`}>
              {t(`menu.${name}`)}
            </Button>
          ))}
        </nav>
        <MenuIcons />
        <footer className="menu-foot">
          <LanguageButton />
          <About />
          <QuitButton unfinished={past?.unfinished ?? null} />
        </footer>
      </div>
    </main>
  )
}

const MENU_TABLES = [handle(MENU, { settings: () => goTo({ name: 'settings' }) })]

/** The large entries below the golden one. */
const ENTRIES = ['new', 'join'] as const

function LanguageButton() {
  const t = useText()
  const other = useLanguage((state) => (state.language === 'en' ? 'ru' : 'en'))
  return (
    <button
      type="button"
      className="menu-link"
      lang={other}
      onClick={() => void changeSettings({ language: other })}
      data-testid="lang-toggle"
    >
      {t('menu.language')}
    </button>
  )
}

function LicencesLink() {
  const t = useText()
  const isBack = useScreen((state) => state.from === 'licences')
  return (
    <button
      type="button"
      className="menu-link"
      // biome-ignore lint/a11y/noAutofocus: the focus returns to the entry by which the player left the menu
      autoFocus={isBack}
      onClick={() => goTo({ name: 'licences' })}
      data-testid="menu-licences"
    >
      {t('menu.licences')}
    </button>
  )
}

/** Shows the versions of the program and of its runtimes, and leads to the licences. */
function About() {
  const t = useText()
  const [info, setInfo] = useState<AppInfo | null>(null)
  useEffect(() => {
    void call('app:info', {}).then((answer) => {
      if (answer.ok) setInfo(answer.value)
    })
  }, [])
  return (
    <p className="menu-about">
      {info && (
        <>
          {t('menu.version', { version: info.version })} · Electron {info.electron}
          {' · '}
          <LicencesLink />
          {info.standIn && <span className="menu-stand-in">{t('menu.standIn')}</span>}
        </>
      )}
    </p>
  )
}
