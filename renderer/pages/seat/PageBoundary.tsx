import { Component, type ReactNode } from 'react'
import { currentText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** Catches views that cannot be shown, such as one from a faulty table: reloading the page starts with a new view. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const t = currentText()
    return (
      <main className="seat-page" role="alert">
        <section className="seat-card parchment">
          <h1 className="title">{t('trouble.title')}</h1>
          <Button kind="main" className="seat-main" onClick={() => window.location.reload()}>
            {t('link.reload')}
          </Button>
        </section>
      </main>
    )
  }
}
