import { useEffect, useState } from 'react'
import type { AppInfo, SaveInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { goTo, useScreen } from '../../ui/screens.ts'
import { changeSettings } from '../../ui/settings.ts'
import { continueMatch, useSaves } from '../saves/saves.ts'
import './menuScreen.css'

/** The newest unfinished match, if there is one. Lessons go on from their list. */
function useUnfinished(): SaveInfo | null {
  const [list] = useSaves()
  return list?.saves.find(({ outcome, lesson }) => outcome === null && lesson === undefined) ?? null
}

/** The menu, over the table. */
export function MenuScreen() {
  const t = useText()
  return (
    <main className="menu" data-testid="screen-menu">
      <div className="menu-board wood screwed">
        <h1 className="menu-title">{t('app.title')}</h1>
        <p className="menu-motto">{t('app.motto')}</p>
        <MenuItems />
        <MenuFoot />
      </div>
    </main>
  )
}

/** The other screens that the menu opens. */
const PLACES = ['join', 'lessons', 'saves', 'replays', 'workshop', 'screens', 'rules', 'settings'] as const

function MenuItems() {
  const t = useText()
  const nameOf = useMatchName()
  const unfinished = useUnfinished()
  const from = useScreen((state) => state.from)
  const isBack = from !== null && [...PLACES, 'new', 'licences'].includes(from)
  return (
    <nav className="menu-items" aria-label={t('app.title')}>
      {unfinished && (
        <Button
          kind="main"
          onClick={() => void continueMatch(unfinished.id)}
          autoFocus={!isBack}
          testId="menu-continue"
        >
          <span className="menu-continue">
            {t('menu.continue')}
            <small>{nameOf(unfinished)}</small>
          </span>
        </Button>
      )}
      <Button
        kind={unfinished ? 'plain' : 'main'}
        onClick={() => goTo({ name: 'new' })}
        autoFocus={(!unfinished && !isBack) || from === 'new'}
        testId="menu-new"
      >
        {t('menu.new')}
      </Button>
      {PLACES.map((name) => (
        <Button key={name} autoFocus={name === from} onClick={() => goTo({ name })} testId={`menu-${name}`}>
          {t(`menu.${name}`)}
        </Button>
      ))}
      <Button onClick={() => void call('app:quit', {})} testId="menu-quit">
        {t('menu.quit')}
      </Button>
    </nav>
  )
}

function MenuFoot() {
  const t = useText()
  const other = useLanguage((state) => (state.language === 'en' ? 'ru' : 'en'))
  return (
    <footer className="menu-foot">
      <button
        type="button"
        className="lang-toggle"
        lang={other}
        onClick={() => void changeSettings({ language: other })}
        data-testid="lang-toggle"
      >
        {t('menu.language')}
      </button>
      <button
        type="button"
        className="lang-toggle"
        // biome-ignore lint/a11y/noAutofocus: the focus returns to where the player has left the menu
        autoFocus={useScreen((state) => state.from) === 'licences'}
        onClick={() => goTo({ name: 'licences' })}
        data-testid="menu-licences"
      >
        {t('menu.licences')}
      </button>
      <About />
    </footer>
  )
}

/** Versions of the program and of what it runs on. */
function About() {
  const t = useText()
  const [info, setInfo] = useState<AppInfo | null>(null)
  useEffect(() => {
    void call('app:info', {}).then((answer) => {
      if (answer.ok) setInfo(answer.value)
    })
  }, [])
  if (!info) return null
  return (
    <p className="menu-about">
      {t('menu.version', { version: info.version })} · Electron {info.electron}
      {info.standIn && <span className="menu-stand-in">{t('menu.standIn')}</span>}
    </p>
  )
}
