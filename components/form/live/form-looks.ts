// The styles of forms, for a page that has none of them. Imported separately: what is bundled with
// them would become part of every page's style sheet.
import '../form.module.css';
import '../form-sheet.module.css';
