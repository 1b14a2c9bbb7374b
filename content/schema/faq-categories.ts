/** The groups of questions, in the order shown to editors. */
export const faqCategories = ['tickets', 'gettingHere', 'children', 'access', 'beer', 'groups'];
