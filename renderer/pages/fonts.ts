// Fewer fonts than the window's, because they come over a network. The regular weight also draws medium text.
import '@fontsource/alegreya-sans/cyrillic-400.css'
import '@fontsource/alegreya-sans/cyrillic-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/yeseva-one/cyrillic-400.css'
import '@fontsource/yeseva-one/latin-400.css'
