import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from '../host/trouble.ts'
import { currentText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'

interface ErrorBoundaryProps {
  /** Goes to the menu. A new `key` mounts the broken part again. */
  readonly onLeave: () => void
  /** True to show nothing in place of the broken part. */
  readonly isSilent?: boolean
  readonly children: ReactNode
}

/** Catches render errors: writes them to the host's log and offers a way back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(error, info.componentStack ?? undefined)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.isSilent) return null
    const t = currentText()
    const leave = () => {
      this.props.onLeave()
      this.setState({ failed: false })
    }
    return (
      <div className="screen" role="alert" data-testid="broken">
        <div className="wood screwed broken">
          <h1 className="title">{t('trouble.title')}</h1>
          <p>{t('trouble.reported')}</p>
          <Button kind="main" onClick={leave} autoFocus testId="broken-menu">
            {t('trouble.menu')}
          </Button>
        </div>
      </div>
    )
  }
}

/** Reports errors outside rendering too; returns a function that stops this. */
export function reportUncaughtErrors(): () => void {
  const onError = (event: ErrorEvent) => reportError(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
