import { useEffect, useState } from 'react'
import type { AppInfo, SaveInfo } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import { openMatch } from '../host/session.ts'
import { currentText, useLanguage, useText } from '../i18n/useText.ts'
import { goTo } from './screens.ts'
import { changeSettings } from './settings.ts'
import { showProblem, tellNews } from './toasts.ts'
import { Button } from './ui/controls.tsx'
import './menuScreen.css'

/** Opens a save and goes to the table; one that had to be recovered says so. */
export async function continueMatch({ id, condition }: Pick<SaveInfo, 'id' | 'condition'>): Promise<void> {
  const answer = await openMatch(id)
  if (!answer.ok) return showProblem(answer.problem)
  if (condition === 'recovered') tellNews(currentText()('saves.recovered'))
  goTo({ name: 'match' })
}

/** The newest match that is not over, if there is one. */
function useUnfinished(): SaveInfo | null {
  const [save, setSave] = useState<SaveInfo | null>(null)
  useEffect(() => {
    void call('saves:list', {}).then((answer) => {
      if (answer.ok) setSave(answer.value.saves.find(({ outcome }) => outcome === null) ?? null)
      else showProblem(answer.problem)
    })
  }, [])
  return save
}

/** The first screen, over the table. */
export function MenuScreen() {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const unfinished = useUnfinished()
  return (
    <main className="menu" data-testid="screen-menu">
      <div className="menu-board wood screwed">
        <h1 className="menu-title">{t('app.title')}</h1>
        <p className="menu-motto">{t('app.motto')}</p>
        <nav className="menu-items" aria-label={t('app.title')}>
          {unfinished && (
            <Button kind="main" onClick={() => void continueMatch(unfinished)} autoFocus testId="menu-continue">
              <span className="menu-continue">
                {t('menu.continue')}
                <small>{unfinished.title}</small>
              </span>
            </Button>
          )}
          <Button kind={unfinished ? 'plain' : 'main'} onClick={() => goTo({ name: 'new' })} testId="menu-new">
            {t('menu.new')}
          </Button>
          <Button onClick={() => goTo({ name: 'lessons' })} testId="menu-lessons">
            {t('menu.lessons')}
          </Button>
          <Button onClick={() => goTo({ name: 'saves' })} testId="menu-saves">
            {t('menu.saves')}
          </Button>
          <Button onClick={() => goTo({ name: 'replays' })} testId="menu-replays">
            {t('menu.replays')}
          </Button>
          <Button onClick={() => goTo({ name: 'rules' })} testId="menu-rules">
            {t('menu.rules')}
          </Button>
          <Button onClick={() => goTo({ name: 'settings' })} testId="menu-settings">
            {t('menu.settings')}
          </Button>
          <Button onClick={() => void call('app:quit', {})} testId="menu-quit">
            {t('menu.quit')}
          </Button>
        </nav>
        <footer className="menu-foot">
          <button
            type="button"
            className="lang-toggle"
            lang={language === 'en' ? 'ru' : 'en'}
            onClick={() => void changeSettings({ language: language === 'en' ? 'ru' : 'en' })}
            data-testid="lang-toggle"
          >
            {t('menu.language')}
          </button>
          <button
            type="button"
            className="lang-toggle"
            onClick={() => goTo({ name: 'licences' })}
            data-testid="menu-licences"
          >
            {t('menu.licences')}
          </button>
          <About />
        </footer>
      </div>
    </main>
  )
}

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
    <p className="menu-about" title={info.standIn ? t('menu.standIn') : undefined}>
      {t('menu.version', { version: info.version })} · Electron {info.electron}
      {info.standIn && ' ⚠'}
    </p>
  )
}
