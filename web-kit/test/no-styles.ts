// Stands for every stylesheet: the tests look at words and roles, not at looks.
export default {};
